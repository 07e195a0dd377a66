/** A letter in both forms; a mail program shows one of them. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

import type { Language } from '@rukav/contract';

/** What a letter says, in finished words. Both forms are made of this. */
export interface LetterContent {
  language: Language;
  subject: string;
  greeting: string;
  accepted: string;
  place: { title: string; lines: string[] };
  lines: { title: string; detail: string; sum: string }[];
  sums: { name: string; sum: string; isTotal: boolean }[];
  payment: string;
  recipient: { title: string; lines: string[] };
  account: string | null;
  follow: { text: string; url: string };
  signature: string;
}

/** Keeps Latin and Cyrillic letters, the Kazakh ones among them, and figures (account-and-shell §5). */
export const keepAlphanumeric = (text: string) =>
  text.replaceAll(/[^\p{Script=Latin}\p{Script=Cyrillic}\d]/gu, '');

/** Keeps figures (account-and-shell §5). */
export const keepDigits = (text: string) => text.replaceAll(/\D/g, '');

/** Drops Latin letters and keeps everything else (account-and-shell §5). */
export const dropLatin = (text: string) => text.replaceAll(/\p{Script=Latin}/gu, '');

/** Whether there is a Latin letter in it, so that a field can say so before anything is dropped. */
export const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);

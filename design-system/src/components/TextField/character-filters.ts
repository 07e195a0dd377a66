/** Keeps Latin and Cyrillic letters, the Kazakh ones among them, and figures (ADDR-35). */
export const keepAlphanumeric = (text: string) =>
  text.replaceAll(/[^\p{Script=Latin}\p{Script=Cyrillic}\d]/gu, '');

/** Keeps figures (ADDR-36). */
export const keepDigits = (text: string) => text.replaceAll(/\D/g, '');

/** Drops Latin letters and keeps everything else (ADDR-37). */
export const dropLatin = (text: string) => text.replaceAll(/\p{Script=Latin}/gu, '');

/** Whether there is a Latin letter in it, so that a field can say so before anything is dropped. */
export const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);

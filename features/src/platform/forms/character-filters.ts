import { cyrillic } from '@rukav/contract/text-patterns.ts';

const others = new RegExp(`[^A-Za-z0-9${cyrillic}]`, 'g');

/** Keeps Latin and Cyrillic letters and digits (ADDR-35). */
export const alphanumeric = (text: string) => text.replace(others, '');

/** Keeps digits alone (ADDR-36). */
export const digitsOnly = (text: string) => text.replace(/\D/g, '');

/** Takes Latin letters away and keeps everything else (ADDR-37). */
export const withoutLatin = (text: string) => text.replace(/[A-Za-z]/g, '');

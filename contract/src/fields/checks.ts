import { maxLength, minLength, overwrite, regex } from 'zod/mini';
import { cyrillic } from '../text-patterns.ts';
import { textCheck, type FieldFault } from './fault.ts';

/** Something has to be written. */
export const required = () => minLength(1, { error: 'required', abort: true });

/** At least so many characters. */
export const atLeast = (least: number) => minLength(least, { error: 'short', abort: true });

/** At most so many characters. */
export const atMost = (most: number) => maxLength(most, { error: 'long', abort: true });

/** A pattern, and the fault where it is not met. */
export const matching = (pattern: RegExp, error: FieldFault['code']) =>
  regex(pattern, { error, abort: true });

/** One line: neither a line break nor another control character, as in a name that goes into a letter. */
export const oneLine = () => matching(/^[^\p{Cc}\u2028\u2029]*$/u, 'characters');

/** Replaces spaces, line breaks and control characters between words by one space. */
export const singleSpaces = () => overwrite<string>((text) => text.replace(/[\s\p{Cc}]+/gu, ' '));

/** No Latin letters: the fault names the first one. */
export const noLatin = () =>
  textCheck((text) => {
    const latin = /[A-Za-z]/.exec(text);
    return latin ? { code: 'latin', letter: latin[0] } : null;
  });

/** Cyrillic words with one of `between` between them. */
export const cyrillicWords = (between: string) =>
  matching(new RegExp(`^[${cyrillic}]+(?:[${between}][${cyrillic}]+)*$`), 'characters');

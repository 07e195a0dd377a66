import { string, trim } from 'zod/mini';
import { atMost, oneLine, required } from './checks.ts';

/** A text of at most so many characters; it may be left empty. */
export const optionalText = (most: number) => string().check(trim(), atMost(most));

/** A text of one line that has to be written, of at most so many characters: a name that goes into a letter. */
export const requiredLine = (most: number) => string().check(trim(), required(), atMost(most), oneLine());

/** A text of one line, of at most so many characters; it may be left empty. */
export const optionalLine = (most: number) => string().check(trim(), atMost(most), oneLine());

/** A text of at most so many characters that has to be written. */
export const requiredText = (most: number) => string().check(trim(), required(), atMost(most));

/** A word to whoever hands an order over. */
export const OrderComment = optionalText(255);

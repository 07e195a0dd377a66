import { string, trim } from 'zod/mini';
import { atMost, required } from './checks.ts';

/** A text of at most so many characters; it may be left empty. */
export const optionalText = (most: number) => string().check(trim(), atMost(most));

/** A text of at most so many characters that has to be written. */
export const requiredText = (most: number) => string().check(trim(), required(), atMost(most));

/** A word to whoever hands an order over. */
export const OrderComment = optionalText(255);

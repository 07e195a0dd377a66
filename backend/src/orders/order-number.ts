import { randomInt } from 'node:crypto';

/** No letters or digits that look or sound alike. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number that people can read out and nobody can guess: two groups of five, 8 × 10^14 possibilities. */
export function makeOrderNumber(): string {
  const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('');
  return `${group()}-${group()}`;
}

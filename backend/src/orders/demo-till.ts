import { randomInt } from 'node:crypto';
import type { FiscalMark } from '@rukav/contract/orders/partner.ts';

const digits = (length: number) => Array.from({ length }, () => randomInt(1, 10)).join('');

/** What the till of the demo prints: numbers as long as real ones, of no till that there is. */
export const demoTill = (): FiscalMark => ({
  storage: `9999${digits(12)}`,
  document: digits(7),
  sign: digits(10),
});

import { expect, test } from 'vitest';
import { readRange } from './readRange.ts';

const bounds = { min: 500, max: 20_000 };

test.each([
  ['', '', { from: 500, to: 20_000 }],
  ['1000', '', { from: 1000, to: 20_000 }],
  ['1 000', '5\u00a0000', { from: 1000, to: 5000 }],
  ['100', '90000', { from: 500, to: 20_000 }],
  ['700', '700', { from: 700, to: 700 }],
])('“%s” to “%s” is read as a range', (from, to, range) => {
  expect(readRange({ from, to }, bounds)).toEqual({ range });
});

test.each([
  ['абв', '', { fault: 'notANumber', field: 'from' }],
  ['1000', '-5', { fault: 'notANumber', field: 'to' }],
  ['1,5', '', { fault: 'notANumber', field: 'from' }],
  ['3000', '2000', { fault: 'wrongOrder', field: 'to' }],
] as const)('“%s” to “%s” is refused with its reason', (from, to, refusal) => {
  expect(readRange({ from, to }, bounds)).toEqual({ refusal });
});

import { expect, test } from 'vitest';
import { fromHex } from '../../studio/index.ts';
import { shortened } from './short-colour.ts';

test.each([
  ['#e0d7c8', '#edc'],
  ['#7f7f7f', '#777'],
  ['#d0c0bb', '#cbb'],
  ['#ffffff', '#fff'],
  ['#000000', '#000'],
])('%s is told in three digits as %s', (hex, short) => {
  expect(shortened(fromHex(hex))).toBe(short);
});

import { expect, test } from 'vitest';
import { idsIn } from './texts.ts';

const ids = [
  'cart.title',
  'cart.guest',
  'cart.error.sold_out',
  'cart.error.max-exceeded',
  'carts.error.none',
];

test('a source says the ids that stand in it as strings', () => {
  expect(idsIn(`formatMessage({ id: 'cart.title' }); const other = "cart.nothing";`, ids)).toEqual([
    'cart.title',
  ]);
});

test('an id within a template is found', () => {
  expect(idsIn("`${price}${isGuest && ` ${formatMessage({ id: 'cart.guest' })}`}`", ids)).toEqual([
    'cart.guest',
  ]);
});

test('a template stands for every id that it may come to', () => {
  expect(idsIn('formatMessage({ id: `cart.error.${code}` })', ids)).toEqual([
    'cart.error.sold_out',
    'cart.error.max-exceeded',
  ]);
});

test('a template of other things stands for none', () => {
  expect(idsIn('`${path}/${id}` + `/cart.${x}`', ids)).toEqual([]);
});

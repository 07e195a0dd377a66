import { expect, test } from 'vitest';
import { aCart, aLine, aProduct } from './cart-builders.ts';
import { together, whatChanged, type Changed } from './whats-changed.ts';

const products = { s1: aProduct(), s2: aProduct({ skuId: 's2', name: 'Платье', size: '44' }) };
const two = aLine({ lineIds: ['l1', 'l2'] });
const dress = aLine({ skuId: 's2', lineIds: ['l3'] });
const between = (before: Parameters<typeof aCart>[0], now: Parameters<typeof aCart>[0]) =>
  whatChanged(aCart(before), aCart(now), products).map(({ kind, name, before: was, now: is }) => [
    kind,
    name,
    was,
    is,
  ]);

test('what another device has added, taken away or counted anew is named [CART-42]', () => {
  expect(between({ lines: [two] }, { lines: [aLine(), dress] })).toEqual([
    ['quantity', 'Рубашка из льна', 2, 1],
    ['added', 'Платье', 0, 1],
  ]);
  expect(between({ lines: [two, dress] }, { lines: [two] })).toEqual([['removed', 'Платье', 1, 0]]);
});

test('what is sold out, back again or has another price is named', () => {
  const gone = aLine({ isSoldOut: true });

  expect(between({ lines: [aLine()] }, { lines: [gone] })).toMatchObject([
    ['soldOut', 'Рубашка из льна', 1, 1],
  ]);
  expect(between({ lines: [gone] }, { lines: [aLine()] })).toMatchObject([['back', 'Рубашка из льна', 1, 1]]);
  expect(between({ lines: [aLine()] }, { lines: [aLine({ pricePerItem: 450_000 })] })).toEqual([
    ['dearer', 'Рубашка из льна', 399_900, 450_000],
  ]);
});

test('what only other cities have, as after a change of city, is not said to be sold out [CART-42]', () => {
  const elsewhere = aLine({ isSoldOut: true, isInOtherCities: true });

  expect(between({ lines: [aLine()] }, { lines: [elsewhere] })).toEqual([
    ['elsewhere', 'Рубашка из льна', 1, 1],
  ]);
  expect(between({ lines: [elsewhere] }, { lines: [aLine()] })).toEqual([['back', 'Рубашка из льна', 1, 1]]);
});

test('lines that have gone over into another group, or into another country, have not changed', () => {
  expect(
    between({ lines: [two] }, { lines: [aLine(), aLine({ lineIds: ['l2'], shippingGroupId: 'g2' })] }),
  ).toEqual([]);
  expect(between({ lines: [two] }, { lines: [aLine({ pricePerItem: 1 })], currency: 'KZT' })).toEqual([]);
});

test('what was not read yet is told together with what is found later, of a size the last alone', () => {
  const told = (kind: Changed['kind'], skuId: string) => ({
    kind,
    skuId,
    name: '',
    size: '',
    before: 1,
    now: 2,
  });

  expect(
    together([told('soldOut', 's1'), told('added', 's2')], [told('back', 's1')]).map(({ kind, skuId }) => [
      kind,
      skuId,
    ]),
  ).toEqual([
    ['added', 's2'],
    ['back', 's1'],
  ]);
});

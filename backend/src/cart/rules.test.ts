import { isSameLocation } from '@rukav/contract/cart/same-location.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { piecesToDelete } from './delete-products.ts';
import { mergePieces } from './merge.ts';
import { paymentOptionsIn, possible, type PaymentWorld } from './payment-methods.ts';

const world: PaymentWorld = {
  country: 'RU',
  sums: [500_000],
  points: [],
  flags: { giftCardPayment: true, sbpPayment: true, bnplPayment: true },
  connected: readConfig({}).payments,
};

const pieces = (skuId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${skuId}-${index + 1}`, sku_id: skuId }));
const sizes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => pieces(`size${from + index}`, 1)).flat();

test('deleting two pieces of a size takes the last two [CART-25]', () => {
  const lines = [...pieces('dress', 3), ...pieces('coat', 1)];

  expect(piecesToDelete(lines, { sku: { skuId: 'dress', quantity: 2 } })).toEqual(['dress-2', 'dress-3']);
});

test('deleting a size without a quantity takes all of it [CART-26]', () => {
  const lines = [...pieces('dress', 3), ...pieces('coat', 1)];

  expect(piecesToDelete(lines, { sku: { skuId: 'dress' } })).toEqual(['dress-1', 'dress-2', 'dress-3']);
});

test('a merge keeps fifty sizes and says how many were left out [CART-37]', () => {
  const { taken, leftOut } = mergePieces(sizes(40), sizes(20, 40));

  expect(taken).toHaveLength(10);
  expect(leftOut).toBe(10);
});

test('a merge keeps fifty pieces of a size, and what is in the cart already comes first', () => {
  const { taken, leftOut } = mergePieces(pieces('dress', 48), pieces('dress', 5));

  expect(taken).toEqual(['dress-1', 'dress-2']);
  expect(leftOut).toBe(1);
});

test('a merge fills a cart up to its five hundred pieces, which one request can name', () => {
  const full = Array.from({ length: 9 }, (_, index) => pieces(`size${index}`, 50)).flat();

  const { taken, leftOut } = mergePieces(full, [...pieces('dress', 49), ...pieces('coat', 2)]);

  expect(taken).toHaveLength(50);
  expect(taken.at(-1)).toBe('coat-1');
  expect(leftOut).toBe(1);
});

test('the same house to six decimals is the same location, any other is not [CART-32 CART-33]', () => {
  const known = { locationLevel: 'house', geoPoint: { lat: 55.751244, lon: 37.618423 } } as const;
  const at = (lat: number, lon: number, locationLevel: 'city' | 'house' = 'house') =>
    isSameLocation(known, { locationLevel, geoPoint: { lat, lon } });

  expect(at(55.751_244_4, 37.618_422_6)).toBe(true);
  expect(at(55.751_245, 37.618_423)).toBe(false);
  expect(at(55.751_244, 37.618_423, 'city')).toBe(false);
});

test('a cart is paid in the ways that each of its points takes', () => {
  const point = (services: ('cash_only' | 'card_only' | 'has_fitting')[], needPrepay = false) => ({
    services,
    needPrepay,
  });

  const onReceipt = (...points: PaymentWorld['points']) =>
    possible(paymentOptionsIn({ ...world, points })).filter(
      (method) => method === 'cash' || method === 'card',
    );

  expect(onReceipt()).toEqual(['cash', 'card']);
  expect(onReceipt(point(['has_fitting']), point(['cash_only']))).toEqual(['cash']);
  expect(onReceipt(point(['card_only']), point(['cash_only']))).toEqual([]);
  expect(onReceipt(point([], true))).toEqual([]);
  expect(possible(paymentOptionsIn({ ...world, points: [point([], true)] }))).toContain('online');
});

test('every way to pay of Russia is offered, in Kazakhstan its own set, and none without a provider [PAY-02 PAY-03 PAY-04 PAY-05 PAY-06]', () => {
  const methods = (changes: Partial<PaymentWorld>) => possible(paymentOptionsIn({ ...world, ...changes }));

  expect(methods({})).toEqual(['cash', 'card', 'online', 'sbp', 'instalment', 'split', 'gift']);
  expect(methods({ country: 'KZ' })).toEqual(['cash', 'card', 'online', 'gift']);
  const none = { card: undefined, sbp: undefined, yandex: undefined, sovcombank: undefined };
  expect(paymentOptionsIn({ ...world, connected: none }).map(({ method }) => method)).toEqual([
    'cash',
    'card',
    'gift',
  ]);
});

test('a way to pay that is switched off or whose sum does not fit is named with the reason [FLAG-04 FLAG-09 FLAG-10]', () => {
  const why = (changes: Partial<PaymentWorld>) =>
    paymentOptionsIn({ ...world, ...changes })
      .filter(({ isAvailable }) => !isAvailable)
      .map(({ method, obstacle, limit }) => [method, obstacle, limit]);

  expect(why({ flags: { giftCardPayment: false, sbpPayment: false, bnplPayment: false } })).toEqual([
    ['sbp', 'off', null],
    ['instalment', 'off', null],
    ['split', 'off', null],
    ['gift', 'off', null],
  ]);
  expect(why({ sums: [99_999] })).toEqual([
    ['instalment', 'sum_low', 100_000],
    ['split', 'sum_low', 100_000],
  ]);
  expect(why({ sums: [15_000_001] })).toEqual([
    ['instalment', 'sum_high', 15_000_000],
    ['split', 'sum_high', 15_000_000],
  ]);
  expect(why({ sums: [500_000, 99_999] })).toEqual(why({ sums: [99_999] }));
  expect(why({ sums: [9_000_000, 9_000_000] })).toEqual([]);
});

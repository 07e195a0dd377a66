import { expect, test } from 'vitest';
import { freeStock } from './allocation.ts';
import type { GroupRow, LineRow } from './cart-content.ts';
import { readConfig } from '../config.ts';
import type { CartContext } from './cart-context.ts';
import type { CartRow } from './cart-repository.ts';
import type { Goods } from './goods.ts';
import { livingGroups, priceOf, supplyPieces, wantedPieces } from './priced-cart.ts';
import { toPricedCart } from './to-priced-cart.ts';

const moscow = {
  id: 524_901,
  name: 'Москва',
  country: 'RU',
  timeZone: 'Europe/Moscow',
  population: 12_000_000,
} as const;
const now = new Date('2026-03-02T09:00:00Z');
const context: CartContext = {
  country: 'RU',
  currency: 'RUB',
  language: 'ru',
  city: { ...moscow, shopIds: ['arbat'], shopHours: [] },
  now,
  hasPersonalPrices: true,
  paying: {
    flags: { giftCardPayment: true, sbpPayment: true, bnplPayment: true },
    connected: readConfig({}).payments,
  },
};
const goods = (skuId: string, price: Goods['price']): [string, Goods] => [
  skuId,
  {
    skuId,
    productId: skuId,
    wareId: skuId,
    name: { ru: skuId, kk: skuId },
    color: { ru: '', kk: '' },
    size: '44',
    url: skuId,
    picture: { code: skuId, alt: { ru: '', kk: '' }, colour: '#fff' },
    price,
    sizes: [],
    colors: [],
  },
];
const cartRow: CartRow = {
  id: 'cart',
  session_id: 'session',
  account_id: null,
  state: 'active',
  version: 1,
  country: 'RU',
  full_name: null,
  phone: null,
  email: null,
  payment_method: null,
  location_level: null,
  location_lat: null,
  location_lon: null,
  location_city_id: null,
  promo_codes: [],
  applies_promotions: true,
  applies_bonuses: false,
  created_at: now,
  changed_at: now,
};
const piece = (id: string, sku_id: string, changes: Partial<LineRow> = {}): LineRow => ({
  id,
  place: Number(id),
  cart_id: 'cart',
  sku_id,
  group_id: null,
  added_price: null,
  price: null,
  is_available: true,
  added_at: now,
  ...changes,
});
const group = (id: string, changes: Partial<GroupRow> = {}): GroupRow => ({
  id,
  cart_id: 'cart',
  type: 'delivery',
  point_id: null,
  city_id: moscow.id,
  address: null,
  date: null,
  interval_from: null,
  interval_to: null,
  fitting: false,
  comment: '',
  created_at: now,
  ...changes,
});
const at = (sku_id: string, place_id: string, free: number) => ({ sku_id, place_id, free });

const priced = (
  lines: readonly LineRow[],
  {
    groups = [],
    stock = [],
    inCountry = [],
    cities = [moscow],
  }: {
    groups?: readonly GroupRow[];
    stock?: Parameters<typeof freeStock>[0];
    inCountry?: readonly string[];
    cities?: readonly (typeof moscow)[];
  },
) =>
  toPricedCart(
    { cart: cartRow, groups, lines, giftCards: [] },
    { points: new Map(), cities: new Map(cities.map((city) => [city.id, city])) },
    {
      goods: new Map([
        goods('dress', { base: 300_000, discount: 250_000 }),
        goods('coat', { base: 900_000, discount: null }),
        goods('unsold', null),
      ]),
      free: freeStock(stock),
      inCountry: new Set(inCountry),
      offers: { purse: null, promotions: [], codes: new Map() },
    },
    context,
  );

test('pieces with a method are served first, older before newer, and what is not sold is served by nobody', () => {
  const cart = priced(
    [
      piece('1', 'dress'),
      piece('2', 'unsold'),
      piece('3', 'unknown'),
      piece('4', 'dress', { group_id: 'brought' }),
      piece('5', 'coat', { group_id: 'brought' }),
    ],
    { groups: [group('brought')] },
  );

  expect(wantedPieces(cart.lines, cart)).toEqual([
    { id: '4', skuId: 'dress', places: ['delivery'] },
    { id: '5', skuId: 'coat', places: ['delivery'] },
    { id: '1', skuId: 'dress', places: ['arbat', 'delivery'] },
  ]);
});

test('the last piece is for the line that has a method, though another is older', () => {
  const cart = priced([piece('1', 'dress'), piece('2', 'dress', { group_id: 'brought' })], {
    groups: [group('brought')],
    stock: [at('dress', 'delivery', 1)],
  });

  expect([...supplyPieces(cart.lines, cart)]).toEqual([['2', 'delivery']]);
});

test('a piece of a group that is not there any more can be had nowhere', () => {
  const cart = priced([piece('1', 'dress', { group_id: 'gone' })], { stock: [at('dress', 'delivery', 5)] });

  expect(wantedPieces(cart.lines, cart)).toEqual([{ id: '1', skuId: 'dress', places: [] }]);
});

test('what is not sold costs nothing, and takes nothing from what is', () => {
  const cart = priced([piece('1', 'unsold'), piece('2', 'unknown'), piece('3', 'dress')], {});

  expect(cart.lines.map((line) => priceOf(line, cart))).toEqual([
    { pricePerItem: 0, catalogPrice: 0, discounts: [], appliedActions: [] },
    { pricePerItem: 0, catalogPrice: 0, discounts: [], appliedActions: [] },
    expect.objectContaining({ pricePerItem: 250_000, catalogPrice: 300_000 }),
  ]);
});

test('a size that the city lacks is looked for in the country', () => {
  const { inOtherCities } = priced([], {
    stock: [at('coat', 'arbat', 1), at('hat', 'delivery', 2), at('dress', 'kazan1', 3)],
    inCountry: ['coat', 'hat', 'dress'],
  });

  expect([...inOtherCities]).toEqual(['dress']);
});

test('groups go by their oldest pieces, and one without a piece that can be had is left out', () => {
  const groups = ['empty', 'late', 'soldOut', 'early'].map((id) => group(id));
  const lines = [
    piece('1', 'dress', { group_id: 'soldOut', is_available: false }),
    piece('2', 'dress'),
    piece('3', 'dress', { group_id: 'early' }),
    piece('4', 'dress', { group_id: 'late' }),
    piece('5', 'dress', { group_id: 'early' }),
  ];

  expect(livingGroups({ groups, lines }).map(({ id }) => id)).toEqual(['early', 'late']);
});

test('a courier has no price where none goes', () => {
  const groups = [
    group('brought'),
    group('far', { city_id: 7 }),
    group('shop', { type: 'pickup', point_id: 'arbat' }),
  ];
  const { groupPrices } = priced([piece('1', 'coat', { group_id: 'brought' })], { groups });

  expect([...groupPrices]).toEqual([
    ['brought', 0],
    ['far', null],
    ['shop', 0],
  ]);
});

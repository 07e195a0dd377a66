import { expect, test } from 'vitest';
import type { StoreAvailability } from '@rukav/contract/product/schemas.ts';
import { storesFor } from './stores-for.ts';

const shop = (id: string, lon: number, skuIds: string[]): StoreAvailability => ({
  id,
  name: id,
  address: '',
  metro: null,
  geoPoint: { lat: 55.75, lon },
  phone: '',
  workHours: Array.from({ length: 7 }, () => null),
  timeZone: 'Europe/Moscow',
  shopNowStatus: 'IS_OPEN',
  skus: skuIds.map((skuId) => ({ skuId, isLast: false })),
});
const shops = [shop('far', 37.9, ['s', 'm']), shop('near', 37.62, ['s']), shop('middle', 37.7, ['m'])];
const ids = (choices: ReturnType<typeof storesFor>) => choices.map(({ store }) => store.id);

test('without a place and a size shops keep the order of the answer', () => {
  expect(ids(storesFor(shops, { skuId: undefined, here: null }))).toEqual(['far', 'near', 'middle']);
});

test('the nearest shop comes first once the place is known [PDP-07]', () => {
  const choices = storesFor(shops, { skuId: undefined, here: { lat: 55.75, lon: 37.61 } });

  expect(ids(choices)).toEqual(['near', 'middle', 'far']);
  expect(Math.round(choices[0]?.metres ?? 0)).toBe(626);
});

test('a shop that does not sell now comes last [SHIP-30]', () => {
  const closed = { ...shop('closed', 37.61, ['m']), shopNowStatus: 'NOT_SALE' as const };

  expect(ids(storesFor([closed, ...shops], { skuId: 'm', here: null })).at(-1)).toBe('closed');
});

test('a shop with the chosen size comes before a nearer one without it', () => {
  expect(ids(storesFor(shops, { skuId: 'm', here: { lat: 55.75, lon: 37.61 } }))).toEqual([
    'middle',
    'far',
    'near',
  ]);
});

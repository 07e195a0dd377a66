import { expect, test } from 'vitest';
import { aPoint } from '../obtaining/obtaining-builders.ts';
import { storesFor, type StoreWish } from './stores-for.ts';

const noon = Date.parse('2026-11-26T12:00+03:00');
const wish = (changes: Partial<StoreWish> = {}): StoreWish => ({
  text: '',
  filters: [],
  origin: null,
  now: noon,
  ...changes,
});
const ids = (stores: ReturnType<typeof storesFor>) => stores.map(({ store }) => store.id);

const usual = aPoint({ id: 'usual', services: ['has_fitting', 'cash_only'] });
const repaired = aPoint({ id: 'repaired', services: [], shopStatus: { shopNowStatus: 'NOT_SALE' } });
const kids = aPoint({
  id: 'kids',
  format: 'kids',
  services: ['card_only'],
  geoPoint: { lat: 55.9, lon: 37.6 },
});
const discount = aPoint({
  id: 'discount',
  format: 'discount',
  services: [],
  metro: 'Тёплый Стан',
  workHours: Array.from({ length: 7 }, () => null),
  geoPoint: { lat: 55.8, lon: 37.6 },
});
const all = [usual, repaired, kids, discount];

test.each([
  ['open', ['usual', 'kids']],
  ['fitting', ['usual']],
  ['card', ['kids']],
  ['kids', ['kids']],
  ['discount', ['discount']],
] as const)('the filter %s leaves %j', (filter, left) => {
  expect(ids(storesFor(all, wish({ filters: [filter] })))).toEqual(left);
});

test('words are looked for in name, address and metro, “е” as “ё”', () => {
  expect(ids(storesFor(all, wish({ text: ' теплый ' })))).toEqual(['discount']);
});

test('the nearest stand first once a place is known [GEO-07]', () => {
  const found = storesFor(all, wish({ origin: { lat: 55.91, lon: 37.6 } }));

  expect(ids(found)).toEqual(['kids', 'discount', 'usual', 'repaired']);
  expect(found[0]?.metres).toBeCloseTo(1112, -1);
});

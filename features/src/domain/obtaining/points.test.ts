import { expect, test } from 'vitest';
import { aPoint, aStore } from './obtaining-builders.ts';
import { pointsFor, type PointWish } from './points.ts';

const wish = (changes: Partial<PointWish> = {}): PointWish => ({
  text: '',
  filters: [],
  here: null,
  ...changes,
});
const names = (stores: ReturnType<typeof pointsFor>) => stores.map(({ point }) => point.id);

const fitting = aStore({ point: aPoint({ id: 'fitting', services: ['has_fitting', 'cash_only'] }) });
const card = aStore({ point: aPoint({ id: 'card', services: ['cash_and_card'] }) });
const prepaid = aStore({ point: aPoint({ id: 'prepaid', services: ['has_qr_code'], needPrepay: true }) });
const all = [fitting, card, prepaid];

test.each([
  ['has_fitting', ['fitting'], 'SHIP-20'],
  ['card_payment', ['card'], 'SHIP-19'],
  ['no_prepayment', ['fitting', 'card'], 'SHIP-21 SHIP-29'],
  ['no_qr_code', ['fitting', 'card'], 'SHIP-22'],
] as const)('the filter %s leaves %j [%s]', (filter, left, _row) => {
  expect(names(pointsFor(all, wish({ filters: [filter] })))).toEqual(left);
});

test('words are looked for in name, address and metro, whatever their case', () => {
  const near = aStore({ point: aPoint({ id: 'near', address: 'Тверская, 12', metro: 'Охотный Ряд' }) });

  expect(names(pointsFor([near, ...all], wish({ text: 'ОХОТНЫЙ тверская' })))).toEqual(['near']);
});

test('shops with most of the lines come first, among equals the nearest [SHIP-37]', () => {
  const half = aStore({ point: aPoint({ id: 'half' }), availableLineIds: ['a'], unavailableLineIds: ['b'] });
  const far = aStore({
    point: aPoint({ id: 'far', geoPoint: { lat: 55.9, lon: 37.6 } }),
    availableLineIds: ['a', 'b'],
  });
  const near = aStore({
    point: aPoint({ id: 'near', geoPoint: { lat: 55.76, lon: 37.62 } }),
    availableLineIds: ['a', 'b'],
  });

  const found = pointsFor([half, far, near], wish({ here: { lat: 55.75, lon: 37.61 } }));

  expect(names(found)).toEqual(['near', 'far', 'half']);
  expect(found[0]?.distance).toBeGreaterThan(1000);
});

test('a shop that does not sell now cannot be chosen and stands last [SHIP-30]', () => {
  const closed = aStore({
    point: aPoint({ id: 'closed', shopStatus: { shopNowStatus: 'NOT_SALE' } }),
    availableLineIds: ['a', 'b'],
  });

  const found = pointsFor([closed, card], wish());

  expect(found.map(({ point, canBeChosen }) => [point.id, canBeChosen])).toEqual([
    ['card', true],
    ['closed', false],
  ]);
});

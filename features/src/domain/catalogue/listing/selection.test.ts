import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  availableValues,
  clear,
  countOf,
  drawnFacets,
  isChanged,
  isRangeSelected,
  isSelected,
  nothing,
  reset,
  setRange,
  toggle,
} from './selection.ts';

const price = { min: 100_000, max: 500_000 };

const facet = (given: Partial<Facet>): Facet => ({
  caption: 'Размер',
  displayType: 'list',
  id: 'size-sku',
  urlId: 'size',
  facetValues: [],
  selectedByUser: false,
  disabled: false,
  maxSelectionQuantity: null,
  ...given,
});

const value = (name: string, isAvailable = true) => ({
  uiCaption: name,
  value: name,
  selectedByUser: false,
  isAvailable,
  subqueryColorModelCount: 1,
});

describe('choosing values', () => {
  test('a value that is pressed again is not chosen any more [FAC-19]', () => {
    const once = toggle(nothing, 'size-sku', '44');
    const twice = toggle(once, 'size-sku', '44');

    expect(isSelected(once, 'size-sku', '44')).toBe(true);
    expect(isSelected(twice, 'size-sku', '44')).toBe(false);
    expect(twice).toEqual(nothing);
  });

  test('a sixth pickup shop cannot be chosen [FAC-26]', () => {
    const five = ['m1', 'm2', 'm3', 'm4', 'm5'].reduce(
      (chosen, shop) => toggle(chosen, 'pickup', shop),
      nothing,
    );

    expect(toggle(five, 'pickup', 'm6')).toBe(five);
    expect(countOf(five)).toBe(5);
  });

  test('at the maximum the other values become unavailable, and come back when one is taken off [FAC-20 FAC-21]', () => {
    const two = facet({ maxSelectionQuantity: 2, facetValues: [value('42'), value('44'), value('46')] });
    const full = toggle(toggle(nothing, 'size-sku', '42'), 'size-sku', '44');
    const available = (selection: typeof nothing) =>
      availableValues(two, selection, 'size-sku').map(({ isAvailable }) => isAvailable);

    expect(available(full)).toEqual([true, true, false]);
    expect(available(toggle(full, 'size-sku', '42'))).toEqual([true, true, true]);
  });
});

describe('a range', () => {
  test.each([
    [{ from: 100_000, to: 500_000, ...price }, false],
    [{ from: 150_000, to: 500_000, ...price }, true],
    [{ from: 100_000, to: 400_000, ...price }, true],
  ])('%o counts as chosen: %s [FAC-14]', (range, chosen) => {
    expect(isRangeSelected(range)).toBe(chosen);
  });

  test('is its full range again after a reset [FAC-22 FAC-23]', () => {
    const narrowed = setRange(nothing, 'price', { from: 200_000, to: 300_000, ...price });

    expect(narrowed.filters.price).toEqual(['200000-300000']);
    expect(reset(narrowed, 'price')).toEqual(nothing);
    expect(setRange(narrowed, 'price', { from: 100_000, to: 500_000, ...price })).toEqual(nothing);
  });
});

describe('the copy that a drawer edits', () => {
  test('is unchanged when the same values are chosen in another order, changed by any difference [FAC-24 FAC-25]', () => {
    const initial = toggle(toggle(nothing, 'color', 'red'), 'color', 'blue');
    const other = toggle(toggle(nothing, 'color', 'blue'), 'color', 'red');

    expect(isChanged(initial, other)).toBe(false);
    expect(isChanged(initial, toggle(other, 'color', 'red'))).toBe(true);
    expect(isChanged(initial, { ...other, sort: 'byPriceAsc' })).toBe(true);
  });
});

test('clearing keeps the sort', () => {
  const chosen = toggle({ filters: {}, sort: 'byNovelty' }, 'color', 'red');

  expect(clear(chosen)).toEqual({ filters: {}, sort: 'byNovelty' });
});

test('the size of the catalogue is called size in the address [CAT-09]', () => {
  const chosen = toggle(toggle(nothing, 'size-sku', '46'), 'size-sku', '44');

  expect(addressOf('zhenschiny/platya', chosen)).toBe('/catalog/zhenschiny/platya?size=44,46');
});

test('blocked facets are not drawn, and the main ones stand first in their order [FAC-16 FAC-17 FAC-18]', () => {
  const given: Facet['id'][] = [
    'composition',
    'availability',
    'pickup',
    'color',
    'online-only',
    'size-sku',
    'general-delivery',
    'price',
    'collection',
    'general-pickup',
  ];

  expect(drawnFacets(given.map((id) => facet({ id }))).map(({ id }) => id)).toEqual([
    'size-sku',
    'color',
    'price',
    'collection',
    'availability',
    'composition',
  ]);
});

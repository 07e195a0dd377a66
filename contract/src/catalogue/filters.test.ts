import { expect, test } from 'vitest';
import {
  blockedFacets,
  facetIds,
  filterParameters,
  filtersOf,
  isFilterValue,
  parameterOf,
  readFilters,
  readRange,
  readSort,
  sortTypes,
  writeFilters,
} from './filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

test('an address names filters in one order, whatever order they were chosen in [CAT-08 CAT-09]', () => {
  expect(writeFilters({ color: ['red'], 'size-sku': ['44', '42'] }, 'byPriceAsc')).toBe(
    'size=44,42&color=red&sort=byPriceAsc',
  );
  expect(filterParameters.slice(0, 2)).toEqual(['size', 'color']);
  expect(filterParameters.at(-1)).toBe('sort');
});

test('the usual sort and filters without values are left out of an address', () => {
  expect(writeFilters({ color: [], gender: ['women'] })).toBe('gender=women');
  expect(writeFilters({})).toBe('');
});

test('a value that has to be escaped is, and it is read as it was', () => {
  const address = writeFilters({ 'size-sku': ['44/170', 'ХЛ'] });

  expect(address).toBe('size=44%2F170,%D0%A5%D0%9B');
  expect(read(address)).toEqual({ 'size-sku': ['44/170', 'ХЛ'] });
});

test('a parameter that stands there twice counts with the values of both', () => {
  expect(read('size=42&color=red&size=44,42')).toEqual({ 'size-sku': ['42', '44'], color: ['red'] });
});

test('a value twice is one value, and what no facet could have written is dropped', () => {
  expect(read('size=42,42,44')).toEqual({ 'size-sku': ['42', '44'] });
  expect(read('size=42,<b>,,4 4&colour=red')).toEqual({ 'size-sku': ['42'] });
  expect(read('color=&size=;')).toEqual({});
});

test('of a filter at most fifty values are read', () => {
  const values = Array.from({ length: 51 }, (_, index) => `v${index}`);

  expect(read(`color=${values.join(',')}`).color).toEqual(values.slice(0, 50));
});

test('a value has one to forty characters that an address can hold', () => {
  expect(isFilterValue('қызыл_1./-')).toBe(true);
  expect(isFilterValue('v'.repeat(40))).toBe(true);
  expect(isFilterValue('v'.repeat(41))).toBe(false);
  expect(isFilterValue('')).toBe(false);
  expect(isFilterValue('red!')).toBe(false);
  expect(isFilterValue('!red')).toBe(false);
});

test('listings can be sorted in five ways, and an unknown one is the usual one', () => {
  for (const type of sortTypes) expect(readSort(new URLSearchParams({ sort: type }))).toBe(type);
  expect(sortTypes).toEqual(['byPopularity', 'byPriceAsc', 'byPriceDesc', 'byDiscountDesc', 'byNovelty']);
  expect(readSort(new URLSearchParams('sort=byMood'))).toBe('byPopularity');
  expect(readSort(new URLSearchParams())).toBe('byPopularity');
});

test('a range of prices is two whole numbers, the lower first', () => {
  expect(readRange('100-2000')).toEqual({ from: 100, to: 2000 });
  expect(readRange('0-0')).toEqual({ from: 0, to: 0 });
  expect(readRange('9999999999-9999999999')).toEqual({ from: 9_999_999_999, to: 9_999_999_999 });
  for (const wrong of [
    undefined,
    '',
    '5',
    '-5',
    '5-',
    '10-5',
    '1.5-2',
    'x1-2',
    '1-2x',
    `${'1'.repeat(11)}-2`,
  ])
    expect(readRange(wrong)).toBeUndefined();
  expect(readRange('1-99999999999')).toBeUndefined();
});

test('availability sets delivery and pickup together; any other facet sets the filter of its name [FAC-15]', () => {
  expect(filtersOf('availability')).toEqual(['delivery', 'pickup']);
  expect(filtersOf('color')).toEqual(['color']);
  expect(facetIds).toContain('size-sku');
  expect(facetIds.at(-1)).toBe('availability');
  expect(facetIds.filter((id) => ['delivery', 'pickup'].includes(id))).toEqual([]);
  expect(parameterOf('size-sku')).toBe('size');
});

test('facets that availability stands for are never drawn [FAC-17 FAC-18]', () => {
  expect(blockedFacets).toEqual(['general-delivery', 'general-pickup', 'pickup', 'online-only']);
});

import { expect, test } from 'vitest';
import { keepWithinEnd } from './last-page.ts';

const leadsTo = (address: string, pageNumber: number, totalCount: number) => {
  try {
    keepWithinEnd(new Request(`https://shop.test${address}`), { pageNumber, totalCount, pageSize: 72 });
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
};

test.each([
  ['/catalog/platya', 0, 0, null],
  ['/catalog/platya?page=2', 1, 73, null],
  ['/catalog/platya?page=2', 1, 72, '/catalog/platya'],
  ['/catalog/platya?page=2', 1, 0, '/catalog/platya'],
  ['/catalog/platya?size=44&page=9', 8, 145, '/catalog/platya?size=44&page=3'],
])('%s, page %i from 0 of %i tiles, leads to %s', (address, pageNumber, totalCount, to) => {
  expect(leadsTo(address, pageNumber, totalCount)).toBe(to);
});

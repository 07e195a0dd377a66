import { globSync, readFileSync } from 'node:fs';
import { filterParameters } from '@rukav/contract/catalogue/filters.ts';
import { expect, test } from 'vitest';
import { cleanAddress, knownParameters } from './clean-address.ts';

test.each([
  ['/catalog', '/catalog'],
  ['/catalog?', '/catalog'],
  ['/catalog/zhenschiny?size=44&foo=1&color=red', '/catalog/zhenschiny?size=44&color=red'],
  ['/catalog?size=44&size=46&size=44,48', '/catalog?size=44&size=46&size=44,48'],
  ['/catalog?sort=byNovelty&sort=byPriceAsc', '/catalog?sort=byNovelty'],
  ['/catalog?page=2&utm_source=letter&x=', '/catalog?page=2&utm_source=letter'],
  ['/catalog?page=1', '/catalog'],
  ['/catalog?page=-3&page=two', '/catalog'],
  ['/product/plate/p1?page=2&reviews=3', '/product/plate/p1?reviews=3'],
  ['/search?query=%D1%8E%D0%B1%D0%BA%D0%B0', '/search?query=%D1%8E%D0%B1%D0%BA%D0%B0'],
  ['/search?query=size=44', '/search?query=size=44'],
  ['/search?query=100%', '/search?query=100%25'],
  ['/?gender=men&page=2&locale=kk-KZ', '/?gender=men&locale=kk-KZ'],
  ['/?code=abc&action=register', '/?code=abc&action=register'],
  ['/dopay/A-1?key=s&orderId=7', '/dopay/A-1?key=s'],
])('%s is cleaned to %s', (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

test('a search in windows-1251 is the same search in UTF-8, however its bytes are written', () => {
  const skirt = `/search?query=${encodeURIComponent('юбка')}`;

  expect(cleanAddress('/search?query=%FE%E1%EA%E0')).toBe(skirt);
  expect(cleanAddress('/search?query=\u00fe\u00e1\u00ea\u00e0')).toBe(skirt);
});

test('a letter that is written as a letter and its mark is one character', () => {
  const address = (text: string) => `/search?query=${encodeURIComponent(text)}`;

  expect(cleanAddress(address('майка'.normalize('NFD')))).toBe(address('майка'));
});

test('every parameter that a page reads is known', () => {
  const root = new URL('../..', import.meta.url).pathname;
  const read = ['site/app/**/*.{ts,tsx}', 'features/src/**/*.{ts,tsx}']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [
      ...readFileSync(root + path, 'utf8').matchAll(
        /(?:parameters|searchParams|sent|query|Parameters\(search\))\.get\(\s*'([^']+)'/g,
      ),
    ])
    .map(([, name = '']) => name);

  expect(read).toContain('page');
  expect([...read, ...filterParameters].filter((name) => !knownParameters.has(name))).toEqual([]);
});

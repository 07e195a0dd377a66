import { globSync, readFileSync } from 'node:fs';
import { filterParameters } from '@rukav/contract/catalogue/filters.ts';
import { expect, test } from 'vitest';
import { isMark, withoutMarks } from './marks.ts';

test.each([
  ['/catalog', '/catalog'],
  ['/catalog?utm_source=letter', '/catalog'],
  ['/catalog?size=44&utm_source=letter&utm_content=a%20b&color=red', '/catalog?size=44&color=red'],
  ['/product/plate/p1?gclid=1&yclid=2&fbclid=3&_openstat=4', '/product/plate/p1'],
  ['/search?query=utm_source&utm_medium', '/search?query=utm_source'],
  ['/catalog?', '/catalog?'],
  ['/catalog?size=4%204&&page=2', '/catalog?size=4%204&&page=2'],
  ['/catalog?my_utm_source=1&utm=2&from=3&gclid2=4', '/catalog?my_utm_source=1&utm=2&from=3&gclid2=4'],
])('%s is the page %s', (address, page) => {
  expect(withoutMarks(address)).toBe(page);
});

test('no page reads a parameter that is taken for a mark', () => {
  const root = new URL('../..', import.meta.url).pathname;
  const sources = ['site/app/**/*.{ts,tsx}', 'features/src/**/*.{ts,tsx}'];
  const read = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [...readFileSync(root + path, 'utf8').matchAll(/\.(?:get|getAll|has)\(\s*'([^']+)'/g)])
    .map(([, name = '']) => name);

  expect(read).toContain('page');
  expect([...read, ...filterParameters].filter(isMark)).toEqual([]);
});

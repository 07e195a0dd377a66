import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { stylesOnce } from './vite.styles-once.ts';

const links = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/lib/dom/ssr/links.js',
);

const transformed = (code: string, id: string): string => {
  const { transform } = stylesOnce();
  if (typeof transform !== 'object') throw new Error('The plugin transforms code.');
  return (transform.handler as (code: string, id: string) => { code: string })(code, id).code;
};

test('the router leaves the styles of a page where they are, but for those that fail', () => {
  const code = transformed(readFileSync(links, 'utf8'), links);

  expect(code.match(/link\.on\w+ = \(\) => \{\s+removeLink/g)).toEqual([
    expect.stringContaining('link.onerror'),
  ]);
  expect(code).not.toContain('querySelector');
  expect(code).toContain('getKeyedLinksForMatches.first ??= ');
});

test('a version that is written in another way is refused', () => {
  expect(() => transformed('export const nothing = 0;', links)).toThrow('Not written as it was');
});

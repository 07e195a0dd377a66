import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachOf } from './reach.ts';

const folder = mkdtempSync(join(tmpdir(), 'rukav-reach-'));

const files: Record<string, string> = {
  'page.tsx': `import { one } from './feature';\nimport type { Two } from './feature';\nexport default () => one;`,
  'feature/index.ts': `export { one } from './one.ts';\nexport { two } from './two.ts';\nexport * from './more.ts';\nexport type { Two } from './types.ts';`,
  'feature/one.ts': `export const one = 1;\nexport const open = () => import('./modal.tsx');`,
  'feature/two.ts': `export const two = 2;`,
  'feature/more.ts': `export const three = 3;`,
  'feature/types.ts': `export interface Two { a: 1 }`,
  'feature/modal.tsx': `import './style.css.ts';\nimport { two } from './index.ts';\nexport default () => two;`,
  'feature/style.css.ts': `export {};`,
  'mixed.ts': `export { two } from './feature/two.ts';\nexport const own = 1;`,
  'uses-mixed.ts': `import { own } from './mixed.ts';\nexport default own;`,
};

beforeAll(() => {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = (paths: ReadonlySet<string>) => [...paths].map((path) => relative(folder, path)).toSorted();

test('of an index only the file of the name that is taken is reached', () => {
  const { now } = reachOf([join(folder, 'page.tsx')]);

  expect(names(now)).toEqual(['feature/index.ts', 'feature/more.ts', 'feature/one.ts', 'page.tsx']);
});

test('what import() loads comes later, with all that it needs', () => {
  const { later } = reachOf([join(folder, 'page.tsx')]);

  expect(names(later)).toEqual(['feature/modal.tsx', 'feature/style.css.ts', 'feature/two.ts']);
});

test('a module with code of its own brings all that it hands on', () => {
  const { now } = reachOf([join(folder, 'uses-mixed.ts')]);

  expect(names(now)).toEqual(['feature/two.ts', 'mixed.ts', 'uses-mixed.ts']);
});

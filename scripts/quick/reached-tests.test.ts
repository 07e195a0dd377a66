import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testsReached } from './reached-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'rukav-quick-'));

const files: Record<string, string> = {
  'price.ts': `export const price = 1;`,
  'tile.ts': `import { price } from './price.ts';\nexport const tile = price;`,
  'lazy.ts': `export const modal = () => import('./modal/modal.ts');`,
  'modal/modal.ts': `export default 1;`,
  'modal/messages.ru.json': `{}`,
  'setup.ts': `export {};`,
  'tile.test.ts': `import { tile } from './tile.ts';`,
  'lazy.test.ts': `import { modal } from './lazy.ts';`,
};

beforeAll(() => {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const tests = [
  { file: join(folder, 'tile.test.ts'), setup: [] },
  { file: join(folder, 'lazy.test.ts'), setup: [join(folder, 'setup.ts')] },
];

test.each([
  ['a module that a test loads through another', 'price.ts', ['tile.test.ts']],
  ['a module that is loaded later', 'modal/modal.ts', ['lazy.test.ts']],
  ['texts beside a module', 'modal/messages.ru.json', ['lazy.test.ts']],
  ['the setup of a project', 'setup.ts', ['lazy.test.ts']],
  ['a test', 'tile.test.ts', ['tile.test.ts']],
  ['a file that no test loads', 'other/README.md', []],
])('a change of %s runs the tests that it can break', (_, changed, reached) => {
  const found = testsReached(tests, [join(folder, changed)]);

  expect(found.map((file) => relative(folder, file))).toEqual(reached);
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joined, type Shared } from './joined-chunks.ts';

const folder = mkdtempSync(join(tmpdir(), 'rukav-chunks-'));
let count = 0;
function shared(pages: string, size: number, source = ''): Shared {
  count += 1;
  const file = join(folder, `${count}.ts`);
  writeFileSync(file, source);
  return { pages: new Set(pages.split(' ')), files: [file], size };
}
const pagesOf = (chunks: readonly Shared[]) =>
  chunks.map(({ pages, size }) => `${[...pages].toSorted().join(' ')}: ${size}`).toSorted();

test('small files that nearly the same pages need travel as one', () => {
  expect(pagesOf(joined([shared('orders order', 400), shared('orders order club', 600)]))).toEqual([
    'club order orders: 1000',
  ]);
});

test('a file is not loaded in vain by a page that many visits come by', () => {
  const chunks = joined([shared('cart club', 1500), shared('club coupons', 6000)]);

  expect(pagesOf(chunks)).toEqual(['cart club: 1500', 'club coupons: 6000']);
});

test('a package counts with the files that bring it', () => {
  const light = shared('orders order', 300);
  const heavy = shared('orders personal-data', 300, "import { string } from 'zod/mini';\n");

  expect(pagesOf(joined([light, heavy]))).toHaveLength(2);
  expect(pagesOf(joined([light, { ...heavy, files: light.files }]))).toEqual([
    'order orders personal-data: 600',
  ]);
});

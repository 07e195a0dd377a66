import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeAssets } from './earlier-assets.ts';

let home = '';
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'earlier-assets-'));
});
afterAll(() => rm(home, { recursive: true }));

/** A build with these files. */
async function buildOf(name: string, files: readonly string[]): Promise<URL> {
  const folder = join(home, name);
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const file of files) await writeFile(join(folder, 'assets', file), file);
  return pathToFileURL(`${folder}/`);
}
const inDays = (days: number) => new Date(Date.UTC(2026, 0, 1 + days));

test('files of earlier builds stay for some days after the last build that had them', async () => {
  const store = { folder: join(home, 'store'), days: 30 };
  const [first, second] = [
    await buildOf('one', ['a-1.js', 'b-1.js']),
    await buildOf('two', ['a-2.js', 'b-1.js']),
  ];

  const stored = async () => (await readdir(store.folder)).toSorted();

  await storeAssets(first, store, inDays(0));
  await storeAssets(second, store, inDays(10));
  const afterNext = await stored();
  await storeAssets(second, store, inDays(31));

  expect(afterNext).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  expect(await stored()).toEqual(['a-2.js', 'b-1.js']);
});

test('a file that another process takes away meanwhile keeps no build from being stored', async () => {
  const folder = join(home, 'shared');
  await mkdir(folder);
  await symlink(join(home, 'gone'), join(folder, 'taken-away.js'));

  expect(await storeAssets(await buildOf('four', ['a.js']), { folder, days: 30 })).toBe(true);
  expect(await readdir(folder)).toContain('a.js');
});

test('where none are to be stored there is no folder', async () => {
  const folder = join(home, 'nothing');

  expect(await storeAssets(await buildOf('three', ['a.js']), { folder, days: 0 })).toBe(false);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

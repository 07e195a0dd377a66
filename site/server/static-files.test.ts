import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEdge } from './test-edge.ts';

let home = '';
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'static-files-'));
});
afterAll(() => rm(home, { recursive: true }));

/** A build of one page's script beside an icon. */
async function buildOf(name: string, script: string): Promise<URL> {
  const folder = join(home, name);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets', script), `// ${script}`);
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  return pathToFileURL(`${folder}/`);
}

test('a tab that was opened before a new build gets the files of its own, and they are cached for good', async () => {
  const store = { folder: join(home, 'store'), days: 30 };
  await startEdge({ files: { build: await buildOf('one', 'page-1.js'), store } });
  const { url } = await startEdge({ files: { build: await buildOf('two', 'page-2.js'), store } });

  const scripts = await Promise.all(['page-1.js', 'page-2.js'].map((name) => fetch(`${url}/assets/${name}`)));
  const icon = await fetch(`${url}/icon.svg`);

  expect(await Promise.all(scripts.map((reply) => reply.text()))).toEqual(['// page-1.js', '// page-2.js']);
  const cached = [...scripts, icon].map(({ headers }) => headers.get('cache-control'));
  const forever = 'public, max-age=31536000, immutable';
  expect(cached).toEqual([forever, forever, 'public, max-age=3600']);
});

test('the files of a running site stay where its build is replaced under it', async () => {
  const build = await buildOf('three', 'page-3.js');
  const { url } = await startEdge({ files: { build, store: { folder: join(home, 'kept'), days: 30 } } });

  await rm(new URL('assets/page-3.js', build));

  expect((await fetch(`${url}/assets/page-3.js`)).status).toBe(200);
});

test('where the store cannot be written the present build is served', async () => {
  await writeFile(join(home, 'no-folder'), '');
  const store = { folder: join(home, 'no-folder', 'store'), days: 30 };
  const { url } = await startEdge({ files: { build: await buildOf('four', 'page-4.js'), store } });

  expect((await fetch(`${url}/assets/page-4.js`)).status).toBe(200);
});

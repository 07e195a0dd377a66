import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keptKeys } from './kept-keys.ts';

test('the demo makes its keys once and keeps them to itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rukav-push-'));
  afterAll(() => rm(folder, { recursive: true }));
  const data = join(folder, 'data');

  const made = keptKeys(data);

  expect(keptKeys(data)).toEqual(made);
  expect(JSON.parse(await readFile(join(data, 'web-push.json'), 'utf8'))).toEqual(made);
  expect((await stat(join(data, 'web-push.json'))).mode & 0o077).toBe(0);
});

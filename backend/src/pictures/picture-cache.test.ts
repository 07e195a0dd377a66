import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

let folder: string;
const onFault = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rukav-kept-'));
  onFault.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

const picture = (bytes: number) => () => Promise.resolve(new Uint8Array(bytes));
const names = async () => (await readdir(folder)).toSorted();

/** A file that was last used so many days ago. */
async function old(name: string, bytes: number, days: number) {
  await writeFile(join(folder, name), new Uint8Array(bytes));
  const time = new Date(Date.now() - days * 24 * 3_600_000);
  await utimes(join(folder, name), time, time);
}

test('when pictures take more than they may, those go that were not looked at for longest', async () => {
  await old('a.webp', 4000, 4);
  await old('b.webp', 4000, 3);
  await old('c.webp', 4000, 2);
  const kept = createPictureCache({ folder, mostBytes: 14_000, onFault });

  await kept.get('a.webp', picture(1));
  await kept.get('d.webp', picture(4000));
  await kept.settled();

  expect(await names()).toEqual(['a.webp', 'c.webp', 'd.webp']);
});

test('what a process left unfinished is tidied up with the rest, and what is no picture stays', async () => {
  await old('a.webp.0d7c7d32-7c0e-4b9e-9f0f-0a6f1b1c2d3e', 9000, 9);
  await old('compiled.bin', 9000, 9);
  const kept = createPictureCache({ folder, mostBytes: 10_000, onFault });

  await kept.get('b.jpeg', picture(4000));
  await kept.settled();

  expect(await names()).toEqual(['b.jpeg', 'compiled.bin']);
});

test('without a limit everything stays', async () => {
  await old('a.webp', 9000, 9);
  const kept = createPictureCache({ folder, mostBytes: 0, onFault });

  await kept.get('b.webp', picture(9000));
  await kept.settled();

  expect(await names()).toEqual(['a.webp', 'b.webp']);
});

test('a picture that is gone again is made again', async () => {
  const kept = createPictureCache({ folder, mostBytes: 0, onFault });
  await kept.get('a.webp', picture(10));
  await rm(join(folder, 'a.webp'));

  expect(await kept.get('a.webp', picture(20))).toHaveLength(20);
});

test('a disk that does not take a picture does not keep it from whoever asked', async () => {
  await writeFile(join(folder, 'ab'), 'a file where a folder should be');
  const kept = createPictureCache({ folder, mostBytes: 0, onFault });

  expect(await kept.get('ab/a.webp', picture(10))).toHaveLength(10);
  expect(onFault).toHaveBeenCalledTimes(1);
});

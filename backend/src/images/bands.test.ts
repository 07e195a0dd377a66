import { expect, test, vi } from 'vitest';
import { type BandHelper, createBandHelper } from './band-helper.ts';
import type { BandTask } from './compose-band.ts';
import { drawPicture, type PictureOrder } from './draw-picture.ts';
import { createPassLibrary } from './passes.ts';

const striped: PictureOrder = {
  picture: {
    kind: 'garment',
    shape: 'tee',
    view: 'front',
    style: { color: '#f2eee6', fabric: 'melange', pattern: { type: 'stripe', colors: ['#2b4aa3'] } },
  },
  width: 900,
  height: 1200,
  format: 'webp',
};

const lowerHalf = (shape: string): BandTask => ({
  picture: { kind: 'garment', shape, view: 'front', style: { color: '#8f9c86' } },
  reduction: 3,
  part: 1,
  of: 2,
});

/** Asks a helper until its thread listens, and tells what came of that. */
async function wait({ help }: BandHelper, task: BandTask): Promise<Uint8Array> {
  const ask = () => {
    const bytes = help(task);
    if (!bytes) throw new Error('Nobody listens yet.');
    return { bytes };
  };
  const { bytes } = await vi.waitFor(ask, { timeout: 10_000 });
  return bytes;
}

test('a picture that two threads colour is the picture that one colours, byte by byte', async () => {
  const library = createPassLibrary(0);
  const alone = await drawPicture(striped, library);
  const helper = createBandHelper();
  await wait(helper, lowerHalf('tee'));
  const help = vi.fn(helper.help);

  const together = await drawPicture(striped, library, { help });

  expect(help.mock.results.map(({ type }) => type)).toEqual(['return']);
  await expect(help.mock.results[0]?.value).resolves.toHaveLength(900 * 600 * 3);
  expect(together.equals(alone)).toBe(true);
});

test('nobody waits for a thread that has yet to start or has something to do', async () => {
  const helper = createBandHelper();
  expect(helper.help(lowerHalf('tee'))).toBeNull();
  await wait(helper, lowerHalf('tee'));
  const first = helper.help(lowerHalf('tee'));

  const second = helper.help(lowerHalf('tee'));

  expect(second).toBeNull();
  await expect(first).resolves.toHaveLength(300 * 200 * 3);
});

test('a thread that fails says why, and another helps with the next picture', async () => {
  const helper = createBandHelper();

  await expect(wait(helper, lowerHalf('nothing'))).rejects.toThrow(/nothing_front\.pass/);

  await expect(wait(helper, lowerHalf('tee'))).resolves.toHaveLength(300 * 200 * 3);
});

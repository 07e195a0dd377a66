import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawPicture, type PictureOrder } from './draw-picture.ts';
import { createPassLibrary } from './passes.ts';

/** What a drawing worker is told. */
export interface DrawingTask {
  id: number;
  order: PictureOrder;
}

/** What it answers: the file, or why there is none. */
export type DrawingResult = { id: number; bytes: Uint8Array } | { id: number; failure: string };

sharp.concurrency(1);
sharp.cache(false);
const library = createPassLibrary(96 * 1024 * 1024);

parentPort?.on('message', async ({ id, order }: DrawingTask) => {
  try {
    const bytes = new Uint8Array(await drawPicture(order, library));
    parentPort?.postMessage({ id, bytes } satisfies DrawingResult, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies DrawingResult);
  }
});

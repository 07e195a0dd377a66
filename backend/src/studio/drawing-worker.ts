import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { drawPicture, type PictureOrder } from './draw-picture.ts';
import { createPassLibrary } from './passes.ts';

/** What a drawing process is told. */
export interface DrawingTask {
  id: number;
  order: PictureOrder;
}

/** What it answers: the file, or why there is none. */
export type DrawingResult = { id: number; bytes: Uint8Array } | { id: number; failure: string };

/** Bytes of passes that a process keeps between pictures. */
const mostKept = 24 * 1024 * 1024;

// Whoever waits for a page comes before whoever waits for a picture.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(2);
sharp.cache(false);
const library = createPassLibrary(mostKept);

process.on('message', async ({ id, order }: DrawingTask) => {
  // A parent that has ended meanwhile needs no picture: without the callback a broken channel would be an uncaught error.
  const answer = (result: DrawingResult) => process.send?.(result, undefined, undefined, () => {});
  try {
    answer({ id, bytes: new Uint8Array(await drawPicture(order, library)) });
  } catch (error) {
    answer({ id, failure: String(error) });
  }
});
// Now and not only at the end: the next process starts with it, and a killed one has no end.
flushCompileCache();
// The channel closes however the parent ends, also by kill -9; a stop is told to the parent alone.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

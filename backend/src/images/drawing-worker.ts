import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { createBandHelper } from './band-helper.ts';
import { drawPicture, type PictureOrder } from './draw-picture.ts';
import { createPassLibrary } from './passes.ts';

/** What a drawing process is told. */
export interface DrawingTask {
  id: number;
  order: PictureOrder;
  /** Whether no other picture is drawn or waits, so that two threads may draw this one. */
  isAlone: boolean;
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
const helper = createBandHelper();

process.on('message', async ({ id, order, isAlone }: DrawingTask) => {
  const answer = (result: DrawingResult) => process.send?.(result);
  try {
    answer({ id, bytes: new Uint8Array(await drawPicture(order, library, isAlone ? helper : undefined)) });
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

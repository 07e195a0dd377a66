import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createPictureCache,
  type PictureCacheSettings,
  type PictureRequest,
  type PictureSource,
} from '../pictures/index.ts';
import { createDrawingPool } from './drawing-pool.ts';
import { createLoadMeter } from './load-meter.ts';
import type { StudioPicture } from './style.ts';

/** What the service needs: the catalogue's pictures by code, where drawn files are kept, how many are drawn at once. */
export interface ImageSettings {
  /** Asked for once, at the latest when the store begins to listen. */
  pictures: () => ReadonlyMap<string, StudioPicture>;
  kept: PictureCacheSettings;
  /** @default 2 */
  hands?: number;
}

/** How long nobody must have asked for a picture before one is drawn ahead, ms: whoever asks for one soon asks for more. */
const quiet = 400;

/** How much of its time the backend may have worked of late, 0 to 1, when a picture is drawn ahead: shoppers come first. */
const mostLoad = 0.4;

const nameOf = ({ code, width, height, format }: PictureRequest) =>
  `${code.slice(0, 2)}/${code}_${width}x${height}.${format}`;

export type ImageService = ReturnType<typeof createImageService>;

/**
 * Draws the catalogue's pictures on demand and keeps them on disk. A code always means the same picture, so a file never
 * grows stale.
 */
export function createImageService({ pictures, kept, hands = 2 }: ImageSettings) {
  const pool = createDrawingPool({ hands, compiled: join(kept.folder, 'compiled') });
  const drawn = createPictureCache(kept);
  let known: ReadonlyMap<string, StudioPicture> | undefined;
  let isClosed = false;
  let lastAsked = -quiet;

  // It takes a quarter of a second, for which everybody would wait at the first picture.
  const all = () => (known ??= pictures());

  const bytesOf = (picture: StudioPicture, request: PictureRequest, left?: AbortSignal) => {
    const { width, height, format } = request;
    const make = (abandoned: AbortSignal) => pool.draw({ picture, width, height, format }, abandoned);
    return drawn.get(nameOf(request), make, left);
  };

  /** Waits until no picture is being drawn, nobody has asked for one for a while, and the backend has little to do. */
  const calm = async (load: () => number) => {
    const isTaken = () => pool.isBusy() || load() > mostLoad;
    const rest = () => (isTaken() ? quiet : lastAsked + quiet - performance.now());
    for (let ms = rest(); ms > 0 && !isClosed; ms = rest()) await wait(ms, undefined, { ref: false });
  };

  return {
    warm: () => void all(),

    find: async (code: string) => (all().has(code) ? { version: '', isLasting: true } : undefined),

    image: async (request: PictureRequest, left?: AbortSignal): Promise<Uint8Array | undefined> => {
      const picture = all().get(request.code);
      if (!picture) return undefined;
      lastAsked = performance.now();
      return bytesOf(picture, request, left);
    },

    /** How many pictures are being drawn now. */
    drawing: () => pool.drawing(),

    /** How many pictures wait to be drawn. */
    waiting: () => pool.waiting(),

    /** Draws pictures that will soon be asked for: one after another, and only while nobody asks for others or for much else. */
    drawAhead: async (requests: readonly PictureRequest[]): Promise<void> => {
      const load = createLoadMeter(quiet / 4);
      for (const request of requests) {
        await calm(load);
        if (isClosed) return;
        const picture = all().get(request.code);
        if (picture) await bytesOf(picture, request);
      }
    },

    /** Ends the drawing processes. Resolves when the last has ended. */
    close: async (): Promise<void> => {
      isClosed = true;
      await pool.close();
      await drawn.settled();
    },
  } satisfies PictureSource & Record<string, unknown>;
}

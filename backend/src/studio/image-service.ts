import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDiskCache } from './disk-cache.ts';
import type { PictureFormat } from './draw-picture.ts';
import { createDrawingPool } from './drawing-pool.ts';
import { createLoadMeter } from './load-meter.ts';
import type { StudioPicture } from './style.ts';

/** A picture by its code, at a size that `judgeSize` allows. */
export interface ImageRequest {
  code: string;
  width: number;
  height: number;
  format: PictureFormat;
}

/** What the service needs: the catalogue's pictures by code, a folder for drawn files, how many are drawn at once. */
export interface ImageSettings {
  findPicture: (code: string) => StudioPicture | undefined;
  folder: string;
  /** @default 2 */
  hands?: number;
}

/** How long nobody must have asked for a picture before one is drawn ahead, ms: whoever asks for one soon asks for more. */
const quiet = 400;

/** How much of its time the backend may have worked of late, 0 to 1, when a picture is drawn ahead: shoppers come first. */
const mostLoad = 0.4;

/** A picture on its way, and how many wait for it. */
interface Making {
  bytes: Promise<Uint8Array>;
  waiting: number;
  abandoned: AbortController;
}

const nameOf = ({ code, width, height, format }: ImageRequest) =>
  `${code.slice(0, 2)}/${code}_${width}x${height}.${format}`;

/**
 * Draws the catalogue's pictures on demand and keeps them on disk. A code always means the same picture, so a file never
 * grows stale; equal requests at one moment share one drawing.
 */
export function createImageService({ findPicture, folder, hands = 2 }: ImageSettings) {
  const pool = createDrawingPool({ hands, compiled: join(folder, 'compiled') });
  const cache = createDiskCache(folder);
  const underWay = new Map<string, Making>();
  let isClosed = false;
  let lastAsked = -quiet;

  const make = async (picture: StudioPicture, request: ImageRequest, abandoned: AbortSignal) => {
    const name = nameOf(request);
    const kept = await cache.read(name);
    if (kept) return kept;
    const { width, height, format } = request;
    const bytes = await pool.draw({ picture, width, height, format }, abandoned);
    await cache.write(name, bytes);
    return bytes;
  };

  const begin = (picture: StudioPicture, request: ImageRequest): Making => {
    const name = nameOf(request);
    const abandoned = new AbortController();
    const forget = () => {
      if (underWay.get(name) === making) underWay.delete(name);
    };
    abandoned.signal.addEventListener('abort', forget);
    const bytes = make(picture, request, abandoned.signal).finally(forget);
    const making = { bytes, waiting: 0, abandoned };
    underWay.set(name, making);
    return making;
  };

  const bytesOf = (
    picture: StudioPicture,
    request: ImageRequest,
    left?: AbortSignal,
  ): Promise<Uint8Array> => {
    const making = underWay.get(nameOf(request)) ?? begin(picture, request);
    making.waiting++;
    left?.addEventListener('abort', () => {
      if (--making.waiting === 0) making.abandoned.abort();
    });
    return making.bytes;
  };

  /**
   * The file of a picture, or undefined when no picture has the code. When everybody who asked has `left` before it is
   * begun, it is not drawn, and rejects with StudioUnavailable.
   */
  const image = async (request: ImageRequest, left?: AbortSignal): Promise<Uint8Array | undefined> => {
    const picture = findPicture(request.code);
    if (!picture) return undefined;
    lastAsked = performance.now();
    return bytesOf(picture, request, left);
  };

  /** Waits until no picture is being drawn, nobody has asked for one for a while, and the backend has little to do. */
  const calm = async (load: () => number) => {
    const isTaken = () => pool.isBusy() || load() > mostLoad;
    const rest = () => (isTaken() ? quiet : lastAsked + quiet - performance.now());
    for (let ms = rest(); ms > 0 && !isClosed; ms = rest()) await wait(ms, undefined, { ref: false });
  };

  return {
    image,

    /** Whether a code is known, without drawing. */
    has: (code: string) => findPicture(code) !== undefined,

    /** How many pictures are being drawn now. */
    drawing: () => pool.drawing(),

    /** How many pictures wait to be drawn. */
    waiting: () => pool.waiting(),

    /** Draws pictures that will soon be asked for: one after another, and only while nobody asks for others or for much else. */
    drawAhead: async (requests: readonly ImageRequest[]): Promise<void> => {
      const load = createLoadMeter(quiet / 4);
      for (const request of requests) {
        await calm(load);
        if (isClosed) return;
        const picture = findPicture(request.code);
        if (picture) await bytesOf(picture, request);
      }
    },

    /** Ends the drawing processes. Resolves when the last has ended. */
    close: (): Promise<void> => {
      isClosed = true;
      return pool.close();
    },
  };
}

export type ImageService = ReturnType<typeof createImageService>;

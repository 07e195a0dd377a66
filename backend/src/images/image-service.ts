import { setTimeout as wait } from 'node:timers/promises';
import { createDiskCache } from './disk-cache.ts';
import type { PictureFormat } from './draw-picture.ts';
import { createDrawingPool } from './drawing-pool.ts';
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

/** How often drawing ahead looks whether nobody waits any more, ms. */
const pause = 250;

const nameOf = ({ code, width, height, format }: ImageRequest) =>
  `${code.slice(0, 2)}/${code}_${width}x${height}.${format}`;

/**
 * Draws the catalogue's pictures on demand and keeps them on disk. A code always means the same picture, so a file never
 * grows stale; equal requests at one moment share one drawing.
 */
export function createImageService({ findPicture, folder, hands = 2 }: ImageSettings) {
  const pool = createDrawingPool({ hands });
  const cache = createDiskCache(folder);
  const underWay = new Map<string, Promise<Uint8Array>>();
  let isClosed = false;

  const make = async (picture: StudioPicture, request: ImageRequest, name: string) => {
    const kept = await cache.read(name);
    if (kept) return kept;
    const { width, height, format } = request;
    const bytes = await pool.draw({ picture, width, height, format });
    await cache.write(name, bytes);
    return bytes;
  };

  /** The file of a picture, or undefined when no picture has the code. */
  const image = async (request: ImageRequest): Promise<Uint8Array | undefined> => {
    const picture = findPicture(request.code);
    if (!picture) return undefined;
    const name = nameOf(request);
    const making = underWay.get(name) ?? make(picture, request, name).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };

  return {
    image,

    /** Whether a code is known, without drawing. */
    has: (code: string) => findPicture(code) !== undefined,

    /** How many pictures are being drawn now. */
    drawing: () => pool.drawing(),

    /** Draws pictures that will soon be asked for: one after another, and none while somebody waits for another. */
    drawAhead: async (requests: readonly ImageRequest[]): Promise<void> => {
      for (const request of requests) {
        while (!isClosed && pool.isBusy()) await wait(pause, undefined, { ref: false });
        if (isClosed) return;
        await image(request);
      }
    },

    /** Ends the drawing processes. */
    close: (): void => {
      isClosed = true;
      pool.close();
    },
  };
}

export type ImageService = ReturnType<typeof createImageService>;

import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createPictureCache, type PictureCacheSettings } from './picture-cache.ts';
import {
  PictureUnavailable,
  type PictureFormat,
  type PictureRequest,
  type PictureSource,
} from './picture-source.ts';
import { createQueue } from './queue.ts';

/** A code as it may stand in an address and name a file: no dots and no separators. */
const codePattern = /^[\w-]{1,200}$/;
const filePattern = /^([\w-]{1,200})\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** How long the names in the folder are believed, ms. */
const fresh = 10_000;

/** Largest photograph that is read, pixels. */
const mostPixels = 100_000_000;

const encoders: Record<PictureFormat, (resized: Sharp) => Sharp> = {
  avif: (resized) => resized.avif({ quality: 58, effort: 2 }),
  webp: (resized) => resized.webp({ quality: 82, effort: 3 }),
  jpeg: (resized) => resized.flatten({ background: 'white' }).jpeg({ quality: 84, mozjpeg: true }),
};

/** Cuts a photograph to a size. What the camera wrote into the file is not passed on. */
const resize = (file: string, { width, height, format }: PictureRequest): Promise<Buffer> =>
  encoders[format](
    sharp(file, { limitInputPixels: mostPixels }).autoOrient().resize({ width, height, fit: 'cover' }),
  ).toBuffer();

/**
 * A retailer's photographs: files of a folder, named by their code (`dress-1001.jpg`), at any offered size. A file may be
 * replaced at any time; one that is no photograph counts as absent. `kept` is where resized ones are kept.
 */
export function createPhotographs({
  folder,
  kept,
}: {
  folder: string;
  kept: PictureCacheSettings;
}): PictureSource {
  const pictures = createPictureCache(kept);
  const inTurn = createQueue({ hands: 2, most: 200 });
  let names: { files: Promise<Map<string, string>>; at: number } | undefined;

  const filesNow = (): Promise<Map<string, string>> => {
    if (names && performance.now() - names.at < fresh) return names.files;
    const files = readdir(folder).then(
      (all) =>
        new Map(
          all.flatMap((name): [string, string][] => {
            const [, code] = filePattern.exec(name) ?? [];
            return code === undefined ? [] : [[code, name]];
          }),
        ),
    );
    names = { files, at: performance.now() };
    files.catch(() => {
      names = undefined;
    });
    return files;
  };

  /** The file of a code and its version. Links are not followed, so that nothing outside of the folder is shown. */
  const look = async (code: string) => {
    if (!codePattern.test(code)) return undefined;
    const name = (await filesNow()).get(code);
    if (name === undefined) return undefined;
    const file = join(folder, name);
    const known = await lstat(file).catch(() => undefined);
    if (!known?.isFile()) return undefined;
    return { file, version: `${Math.round(known.mtimeMs).toString(36)}-${known.size.toString(36)}` };
  };

  return {
    find: async (code) => {
      const found = await look(code);
      return found && { version: found.version, isLasting: false };
    },

    image: async (request, signal) => {
      const found = await look(request.code);
      if (!found) return undefined;
      const { code, width, height, format } = request;
      const name = `photographs/${code.slice(0, 2)}/${code}.${found.version}_${width}x${height}.${format}`;
      const make = (abandoned: AbortSignal) => inTurn(() => resize(found.file, request), abandoned);
      return pictures.get(name, make, signal).catch((error: unknown) => {
        if (error instanceof PictureUnavailable) throw error;
        kept.onFault(error);
        return undefined;
      });
    },

    close: pictures.settled,
  };
}

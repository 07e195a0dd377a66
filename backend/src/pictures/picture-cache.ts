import { createDiskCache } from './disk-cache.ts';
import { createFolderCap } from './folder-cap.ts';

export interface PictureCacheSettings {
  folder: string;
  /** Bytes that the folder may hold; 0 is no limit. */
  mostBytes: number;
  /** Told of a file that could not be read or kept; the picture is answered all the same. */
  onFault: (error: unknown) => void;
}

/** A picture on its way, and how many wait for it. */
interface Making {
  bytes: Promise<Uint8Array>;
  waiting: number;
  abandoned: AbortController;
}

/**
 * Keeps made pictures on disk by name, within a size. Equal wishes at one moment share one making; a making that everybody
 * has left is told so by its signal. A disk that is full or broken costs time and no picture.
 */
export function createPictureCache({ folder, mostBytes, onFault }: PictureCacheSettings) {
  const cache = createDiskCache(folder);
  const cap = createFolderCap({ folder, mostBytes, onFault });
  const underWay = new Map<string, Making>();

  const kept = async (name: string): Promise<Uint8Array | undefined> => {
    try {
      const bytes = await cache.read(name);
      if (bytes) await cap.used(name);
      return bytes;
    } catch (error) {
      onFault(error);
      return undefined;
    }
  };
  const keep = async (name: string, bytes: Uint8Array): Promise<void> => {
    try {
      await cache.write(name, bytes);
      cap.grew(bytes.length);
    } catch (error) {
      onFault(error);
    }
  };

  type Make = (abandoned: AbortSignal) => Promise<Uint8Array>;

  const begin = (name: string, make: Make): Making => {
    const abandoned = new AbortController();
    const forget = () => {
      if (underWay.get(name) === making) underWay.delete(name);
    };
    abandoned.signal.addEventListener('abort', forget);
    const run = async () => {
      const found = await kept(name);
      if (found) return found;
      const bytes = await make(abandoned.signal);
      await keep(name, bytes);
      return bytes;
    };
    const making = { bytes: run().finally(forget), waiting: 0, abandoned };
    underWay.set(name, making);
    return making;
  };

  return {
    /** The bytes under a name, made now if they are not there. */
    get: (name: string, make: Make, signal?: AbortSignal): Promise<Uint8Array> => {
      const making = underWay.get(name) ?? begin(name, make);
      making.waiting++;
      signal?.addEventListener('abort', () => {
        if (--making.waiting === 0) making.abandoned.abort();
      });
      return making.bytes;
    },

    /** Resolves when nothing is being tidied up. */
    settled: cap.settled,
  };
}

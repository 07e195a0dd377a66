import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const absent = new Set(['ENOENT', 'ENOTDIR']);

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && absent.has(String(error.code));

/** Keeps files under names in a folder. A file appears whole or not at all, also when several processes write it. */
export function createDiskCache(folder: string) {
  return {
    /** The bytes under a name, or undefined. */
    read: async (name: string): Promise<Uint8Array | undefined> => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },

    /** Writes beside the place and renames into it. */
    write: async (name: string, bytes: Uint8Array): Promise<void> => {
      const place = join(folder, name);
      const draft = `${place}.${randomUUID()}`;
      await mkdir(dirname(place), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

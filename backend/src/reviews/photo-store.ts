import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskCache } from '../pictures/index.ts';
import { shrinkPhoto } from './prepare-photo.ts';

export type PhotoStore = ReturnType<typeof createPhotoStore>;

const nameOf = (id: string, size = '') => join(id.slice(0, 2), `${id}${size}.jpg`);
const small = '-small';

/** Shoppers' photographs as files of the data folder, by id. */
export function createPhotoStore(dataDir: string) {
  const folder = join(dataDir, 'review-photos');
  const files = createDiskCache(folder);
  return {
    read: (id: string) => files.read(nameOf(id)),

    /** The photograph for a list: made at the first request, then read from its own file. */
    readSmall: async (id: string) => {
      const made = await files.read(nameOf(id, small));
      if (made) return made;
      const whole = await files.read(nameOf(id));
      if (!whole) return undefined;
      const bytes = await shrinkPhoto(whole);
      await files.write(nameOf(id, small), bytes);
      return bytes;
    },

    write: (id: string, bytes: Uint8Array) => files.write(nameOf(id), bytes),

    remove: async (id: string) => {
      await Promise.all(
        [nameOf(id), nameOf(id, small)].map((name) => rm(join(folder, name), { force: true })),
      );
    },
  };
}

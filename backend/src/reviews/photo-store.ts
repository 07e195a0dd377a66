import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskCache } from '../pictures/index.ts';

export type PhotoStore = ReturnType<typeof createPhotoStore>;

const nameOf = (id: string) => join(id.slice(0, 2), `${id}.jpg`);

/** Shoppers' photographs as files of the data folder, by id. */
export function createPhotoStore(dataDir: string) {
  const folder = join(dataDir, 'review-photos');
  const files = createDiskCache(folder);
  return {
    read: (id: string) => files.read(nameOf(id)),
    write: (id: string, bytes: Uint8Array) => files.write(nameOf(id), bytes),
    remove: (id: string) => rm(join(folder, nameOf(id)), { force: true }),
  };
}

import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder for files of earlier builds, and days for which they stay after their last build; 0 days stores none. */
export interface AssetStore {
  folder: string;
  days: number;
}

const day = 86_400_000;

async function put(from: string, to: string, now: Date): Promise<void> {
  const isStored = await stat(to).catch(() => null);
  if (!isStored) {
    // Another process may store the same file: it is there whole, or not at all.
    const draft = `${to}.${process.pid}`;
    await copyFile(from, draft, constants.COPYFILE_FICLONE);
    await rename(draft, to);
  }
  await utimes(to, now, now);
}

/**
 * Stores the hashed files of a build, so that tabs opened before the next build still find theirs, and deletes those that no build
 * of the last days had. Returns whether they are stored.
 */
export async function storeAssets(
  build: URL,
  { folder, days }: AssetStore,
  now = new Date(),
): Promise<boolean> {
  if (days === 0) return false;
  await mkdir(folder, { recursive: true });
  const assets = fileURLToPath(new URL('assets/', build));
  const present = new Set(await readdir(assets));
  for (const name of present) await put(join(assets, name), join(folder, name), now);

  for (const name of await readdir(folder)) {
    if (present.has(name)) continue;
    const file = join(folder, name);
    // Another process that starts now may have renamed or deleted it.
    const found = await stat(file).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > days * day) await rm(file, { force: true });
  }
  return true;
}

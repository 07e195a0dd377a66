import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that were made from something and can be made again, also those that were never finished. */
const remade = /\.(?:avif|webp|jpeg)(?:\.[0-9a-f-]{36})?$/;

/** What is left of the most after a sweep, so that sweeps are rare. */
const leftAfter = 0.9;

/** A file's time of use is written down at most this often, ms. */
const noted = 3_600_000;

interface CapSettings {
  folder: string;
  /** Bytes that the folder may hold; 0 is no limit. */
  mostBytes: number;
  /** Told of a sweep that failed; the next one tries again. */
  onFault: (error: unknown) => void;
}

async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = [];
  for (const entry of entries) {
    if (!entry.isFile() || !remade.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    // Another process may sweep the same folder.
    const known = await stat(path).catch(() => undefined);
    if (known) files.push({ path, bytes: known.size, usedAt: known.mtimeMs });
  }
  return files;
}

/** Deletes what was not used for longest, until a folder holds well less than `mostBytes`. */
async function sweep(folder: string, mostBytes: number): Promise<void> {
  const files = await filesOf(folder);
  let held = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (held <= mostBytes) return;
  for (const { path, bytes } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (held <= mostBytes * leftAfter) return;
    await rm(path, { force: true });
    held -= bytes;
  }
}

/**
 * Holds a folder of pictures that can be made again to a size. It looks at the folder when a twentieth of that has been
 * added, since several backends may share it; a file's time of change is the time of its last use.
 */
export function createFolderCap({ folder, mostBytes, onFault }: CapSettings) {
  // What was there before the start is not known.
  let added = mostBytes;
  let sweeping: Promise<void> | undefined;
  const notedAt = new Map<string, number>();

  return {
    /** Notes that a file was used. */
    used: async (name: string): Promise<void> => {
      const now = performance.now();
      if (mostBytes === 0 || now - (notedAt.get(name) ?? -noted) < noted) return;
      if (notedAt.size > 50_000) notedAt.clear();
      notedAt.set(name, now);
      const time = new Date();
      await utimes(join(folder, name), time, time).catch(onFault);
    },

    /** Notes that a file was added, and sweeps behind the answer when many were. */
    grew: (bytes: number): void => {
      added += bytes;
      if (mostBytes === 0 || sweeping || added < mostBytes / 20) return;
      added = 0;
      sweeping = sweep(folder, mostBytes)
        .catch(onFault)
        .finally(() => {
          sweeping = undefined;
        });
    },

    /** Resolves when no sweep runs. */
    settled: (): Promise<void> => sweeping ?? Promise.resolve(),
  };
}

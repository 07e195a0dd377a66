import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PushKeys } from '../config-push.ts';
import { newKeys } from './new-keys.ts';

const Kept = z.object({ publicKey: z.string(), privateKey: z.string() });

function read(file: string): PushKeys | undefined {
  try {
    return Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The demo's keys: made once, and kept in the data folder, as browsers that have subscribed know the shop by them. */
export function keptKeys(folder: string): PushKeys {
  const file = join(folder, 'web-push.json');
  const kept = read(file);
  if (kept) return kept;
  const keys = newKeys();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

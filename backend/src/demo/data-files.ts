import { readFileSync } from 'node:fs';
import type { Text } from './rows.ts';

/** A text as the data files write it: Russian, Kazakh. */
export type Pair = readonly [ru: string, kk: string];

/** A pair as a text. */
export const text = ([ru, kk]: Pair): Text => ({ ru, kk });

/** Reads a file of ./data. Its author vouches for the shape; the test of the demo data reads all of them. */
export const readData = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8'));

import type { Style } from '../../studio/index.ts';
import { type Pair, readData } from '../data-files.ts';
import type { Gender } from '../rows.ts';

/** What is sewn: how it is called, what can be said of it, and which fabrics, cuts and details it comes in. */
export interface Kind {
  noun: Pair;
  say: Pair[];
  pairs: Pair[];
  /** Roubles, from the plainest fabric to the best. */
  price: readonly [number, number];
  fabrics: string[];
  cuts: string[];
  details: string[];
  season: 'warm' | 'cold' | 'all';
}

export interface Fabric {
  of: Pair;
  composition: Pair;
  codes: string[];
  factor: number;
  care: string;
  feature: Pair;
  say: Pair[];
  eco?: boolean;
  cold?: boolean;
  melange?: number;
  /** How its weave is drawn, and how deep. */
  weave?: readonly [NonNullable<Style['fabric']>, depth: number];
  gloss?: number;
}

export interface Cut {
  name: Pair;
  value: Pair;
  say: Pair[];
}

/** How a detail is drawn. */
export type Decor =
  | 'stripe'
  | 'wide-stripe'
  | 'pinstripe'
  | 'check'
  | 'gingham'
  | 'tartan'
  | 'dots'
  | 'floral'
  | 'ditsy'
  | 'abstract'
  | 'jacquard'
  | 'motif'
  | 'cable'
  | 'rib-knit'
  | 'rib'
  | 'thread'
  | 'print';

export interface Detail {
  name: Pair;
  of: Pair;
  value: Pair;
  say: Pair[];
  decor?: Decor;
}

type Triple = readonly [code: string, ru: string, kk: string];

interface Wear {
  childPairs: Pair[];
  care: Record<string, Triple[]>;
  compositions: Triple[];
  collections: Triple[];
  markers: Triple[];
  note: Pair;
  kits: Record<Gender, Pair[]>;
}

/** In what a kind is measured. */
export type SizeScale =
  | 'letters'
  | 'ru'
  | 'waist'
  | 'height'
  | 'one'
  | 'socks'
  | 'child-socks'
  | 'gloves'
  | 'child-gloves'
  | 'belt';

/** The kind of garment, its category below the root, how many models, and its sizes. */
export type AssortmentLine = readonly [kind: string, category: string, count: number, sizes: SizeScale];

export const kinds = readData<Record<string, Kind>>('kinds.json');
export const fabrics = readData<Record<string, Fabric>>('fabrics.json');
export const cuts = readData<Record<string, Cut>>('cuts.json');
export const details = readData<Record<string, Detail>>('details.json');
export const wear = readData<Wear>('wear.json');
export const assortment = readData<Record<Gender, AssortmentLine[]>>('assortment.json');

export const genders = ['women', 'men', 'girls', 'boys'] as const satisfies readonly Gender[];

/** What a dictionary holds under a code; a missing entry is a mistake in the data files. */
export function entry<Value>(dictionary: Readonly<Record<string, Value>>, code: string): Value {
  const value = dictionary[code];
  if (value === undefined) throw new Error(`The demo data has no entry "${code}". Add it to the dictionary.`);
  return value;
}

/** A stream of numbers that is the same on every machine. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Whether something of this probability happens. */
  chance: (probability: number) => boolean;
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** A whole number from 0 to 2^32 - 1 that belongs to a text (FNV-1a, stirred). */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number from 0 up to 1 that belongs to a text. */
export const shareOf = (text: string) => hashOf(text) / 4294967296;

/** Starts a stream from a name (mulberry32). Streams of different names do not follow each other. */
export function createRandom(name: string): Random {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from: give at least one item.');
    return item;
  };
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
}

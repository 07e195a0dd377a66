import type { MaskitoOptions } from '@maskito/core';

/** What may be written and how it is spaced out. Make it once, outside render. */
export interface Mask {
  options: MaskitoOptions;
  /** The whole of it, with a sign for each character that is still to come, such as `____ ____`. */
  shape: string;
}

/** Figures in groups with a space between them: a card is `[4, 4, 4, 4]`. Everything but figures is left out. */
export function digitGroups(sizes: readonly number[]): Mask {
  const groups = sizes.map((size) => Array.from({ length: size }, () => /\d/));
  return {
    options: { mask: groups.flatMap((group, index) => (index === 0 ? group : [' ', ...group])) },
    shape: sizes.map((size) => '_'.repeat(size)).join(' '),
  };
}

/** Figures and nothing else, at most so many. */
export const digits = (length: number): Mask => ({
  options: { mask: Array.from({ length }, () => /\d/) },
  shape: '_'.repeat(length),
});

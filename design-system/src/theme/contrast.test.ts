import { expect, test } from 'vitest';
import * as colours from './colours.ts';
import { contrastRatio, controlPairs, textPairs, type ColourPair } from './legibility.ts';

const themes = Object.entries<Record<ColourPair[number], string>>(colours);

/** The pairs of a theme that do not stand apart, as `ink on plane 4.1:1`. */
const weak = (theme: Record<ColourPair[number], string>, pairs: readonly ColourPair[], least: number) =>
  pairs
    .map(([seen, ground]) => ({ seen, ground, ratio: contrastRatio(theme[seen], theme[ground]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ seen, ground, ratio }) => `${seen} on ${ground} ${ratio.toFixed(2)}:1`);

test.each(themes)('every text of %s stands out from what it is written on', (name, theme) => {
  expect(weak(theme, textPairs, /contrast/i.test(name) ? 7 : 4.5)).toEqual([]);
});

test.each(themes)('every control, border and focus ring of %s stands out 3:1', (_, theme) => {
  expect(weak(theme, controlPairs, 3)).toEqual([]);
});

test('black on white is 21:1, so the measure is right', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

import { expect, test } from 'vitest';
import { contrastColours, rukavColours, rukavNightColours, sampleBrandColours } from './colours.ts';

type Colours = Record<keyof typeof rukavColours, string>;

const themes: readonly (readonly [name: string, colours: Colours])[] = [
  ['rukav', rukavColours],
  ['rukav-night', rukavNightColours],
  ['contrast', contrastColours],
  ['sample-brand', sampleBrandColours],
];

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const ratio = (one: string, other: string) => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

const grounds = ['ground', 'surface', 'plane'] as const;
const washes = ['accentWash', 'dangerWash', 'successWash'] as const;

const texts = [
  ...(['ink', 'inkQuiet', 'accent', 'accentHover', 'danger', 'success'] as const).flatMap((ink) =>
    grounds.map((ground) => [ink, ground] as const),
  ),
  // Disabled words need no contrast by WCAG; here they can still be read.
  ['inkFaint', 'ground'],
  ['inkFaint', 'surface'],
  ...washes.map((wash) => ['ink', wash] as const),
  ['accent', 'accentWash'],
  ['danger', 'dangerWash'],
  ['success', 'successWash'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onStrong', 'strong'],
  ['onStrong', 'strongHover'],
] as const;

const controls = [
  ...(['border', 'danger', 'accent', 'strong', 'focus'] as const).flatMap((line) =>
    grounds.map((ground) => [line, ground] as const),
  ),
  ...washes.map((wash) => ['focus', wash] as const),
  ['inkFaint', 'plane'],
] as const;

const least = { rukav: 4.5, 'rukav-night': 4.5, contrast: 7, 'sample-brand': 4.5 } as Record<string, number>;

test.each(themes)('every text of %s stands out from what it is written on', (name, colours) => {
  const weak = texts.filter(([ink, ground]) => ratio(colours[ink], colours[ground]) < (least[name] ?? 4.5));

  expect(weak).toEqual([]);
});

test.each(themes)('every control, border and focus ring of %s stands out 3:1', (_, colours) => {
  const weak = controls.filter(([line, ground]) => ratio(colours[line], colours[ground]) < 3);

  expect(weak).toEqual([]);
});

test('black on white is 21:1, so the measure is right', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

import type { rukavColours } from './colours.ts';

/** A name of the contract's colours. */
export type ColourName = keyof typeof rukavColours;

/** What is seen, and what it is seen on. */
export type ColourPair = readonly [seen: ColourName, ground: ColourName];

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How far two colours, written `#rrggbb`, stand apart: 1 is the same, 21 is black on white (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['ground', 'surface', 'plane'] as const;
const washes = ['accentWash', 'dangerWash', 'successWash'] as const;

/** Every colour that words are set in, on every colour that they are set on: 4.5:1, in a theme of more contrast 7:1. */
export const textPairs: readonly ColourPair[] = [
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
  ['onAccent', 'accentFill'],
  ['onAccent', 'accentFillHover'],
  ['onPlate', 'plate'],
  ['plateAccent', 'plate'],
  ['onStrong', 'strong'],
  ['onStrong', 'strongHover'],
];

/** Every colour that a control or its state is told by, on what lies behind it: 3:1. */
export const controlPairs: readonly ColourPair[] = [
  ...(['border', 'danger', 'accent', 'accentFill', 'strong', 'focus'] as const).flatMap((line) =>
    grounds.map((ground) => [line, ground] as const),
  ),
  ...washes.map((wash) => ['focus', wash] as const),
  ['inkFaint', 'plane'],
];

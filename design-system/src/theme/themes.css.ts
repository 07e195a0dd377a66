import { rukavColours, rukavNightColours, contrastColours } from './colours.ts';
import { contrast } from './contrast.css.ts';
import { rukavNight } from './rukav-night.css.ts';
import { rukav } from './rukav.css.ts';
import { system } from './system.css.ts';

/** How the document takes a theme. */
export interface Theme {
  /** The class of `<html>`. */
  className: string;
  /** The colour of the browser's bars, for `<meta name="theme-color">`. */
  ground: string;
  /** The same where the system is dark, for a second `<meta>` with `media="(prefers-color-scheme: dark)"`. */
  groundInDark?: string;
}

/**
 * The store’s themes, by the name under which a shopper's choice is kept: as the system, day, night, and more contrast.
 * Another brand names its own themes here and keeps the keys (docs/theming.md).
 */
export const themes: Readonly<Record<'system' | 'rukav' | 'rukav-night' | 'contrast', Theme>> = {
  system: { className: system, ground: rukavColours.ground, groundInDark: rukavNightColours.ground },
  rukav: { className: rukav, ground: rukavColours.ground },
  'rukav-night': { className: rukavNight, ground: rukavNightColours.ground },
  contrast: { className: contrast, ground: contrastColours.ground },
};

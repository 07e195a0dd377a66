import { rukavColours, rukavNightColours, contrastColours } from './colours.ts';
import { contrast } from './contrast.css.ts';
import { rukavNight } from './rukav-night.css.ts';
import { rukav } from './rukav.css.ts';

/**
 * What the store wears, by the name under which a shopper's choice is kept: day, night, and more contrast. Another brand
 * names its own themes here and keeps the keys (docs/theming.md). `ground` is also the colour of the browser's bars.
 */
export const themes = {
  rukav: { className: rukav, ground: rukavColours.ground },
  'rukav-night': { className: rukavNight, ground: rukavNightColours.ground },
  contrast: { className: contrast, ground: contrastColours.ground },
};

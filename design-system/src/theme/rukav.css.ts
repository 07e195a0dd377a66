import { createTheme } from '@vanilla-extract/css';
import { rukavColours } from './colours.ts';
import { vars } from './contract.css.ts';
import { rukavScale } from './scale.ts';

/** The day theme: off-white ground, ink, and one madder red. */
export const rukav = createTheme(vars, {
  ...rukavScale,
  color: rukavColours,
  shadow: { overlay: '0 12px 48px rgb(28 26 24 / 0.14)' },
});

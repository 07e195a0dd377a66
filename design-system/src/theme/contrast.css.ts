import { createTheme } from '@vanilla-extract/css';
import { contrastColours } from './colours.ts';
import { vars } from './contract.css.ts';
import { rukavScale } from './scale.ts';

/** For eyes that need more: every text at least 7:1, every border drawn in full ink. */
export const contrast = createTheme(vars, {
  ...rukavScale,
  size: { ...rukavScale.size, hairline: '2px', focusRing: '3px', track: '4px' },
  color: contrastColours,
  shadow: { overlay: '0 0 0 2px #000000' },
});

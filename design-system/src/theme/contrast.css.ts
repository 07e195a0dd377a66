import { createTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { rukavScale } from './scale.ts';

/** For eyes that need more: every text at least 7:1, every border drawn in full ink. */
export const contrast = createTheme(vars, {
  ...rukavScale,
  size: { ...rukavScale.size, hairline: '2px', focusRing: '3px', track: '4px' },
  color: {
    ground: '#ffffff',
    surface: '#ffffff',
    plane: '#f2f2f2',
    ink: '#000000',
    inkQuiet: '#2b2b2b',
    inkFaint: '#595959',
    line: '#000000',
    border: '#000000',
    accent: '#7a0c10',
    accentHover: '#4d0004',
    accentWash: '#fdeceb',
    onAccent: '#ffffff',
    strong: '#000000',
    strongHover: '#2b2b2b',
    onStrong: '#ffffff',
    danger: '#8c0008',
    dangerWash: '#fdeceb',
    success: '#00461f',
    successWash: '#e8f5ec',
    focus: '#0000c8',
    veil: 'rgb(0 0 0 / 0.8)',
  },
  shadow: { overlay: '0 0 0 2px #000000' },
});

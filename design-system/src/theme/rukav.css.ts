import { createTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { rukavScale } from './scale.ts';

/** The day theme: off-white ground, ink, and one madder red. */
export const rukav = createTheme(vars, {
  ...rukavScale,
  color: {
    ground: '#fbfaf8',
    surface: '#ffffff',
    plane: '#f2f0ec',
    ink: '#1c1a18',
    inkQuiet: '#655f58',
    inkFaint: '#8d867d',
    line: '#e4e0d9',
    border: '#857e75',
    accent: '#962a2c',
    accentHover: '#7a2022',
    accentWash: '#f7e9e7',
    onAccent: '#ffffff',
    strong: '#1c1a18',
    strongHover: '#3a3632',
    onStrong: '#fbfaf8',
    danger: '#b3201f',
    dangerWash: '#fbeae8',
    success: '#22663f',
    successWash: '#e6f1ea',
    focus: '#0b57d0',
    veil: 'rgb(28 26 24 / 0.5)',
  },
  shadow: { overlay: '0 12px 48px rgb(28 26 24 / 0.14)' },
});

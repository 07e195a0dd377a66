import { createTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { rukavScale } from './scale.ts';

/** The night theme: warm near-black, the accent lightened until it reads. */
export const rukavNight = createTheme(vars, {
  ...rukavScale,
  color: {
    ground: '#161412',
    surface: '#211e1b',
    plane: '#2a2623',
    ink: '#f3efe9',
    inkQuiet: '#b6aea4',
    inkFaint: '#8c847a',
    line: '#38332e',
    border: '#8b8378',
    accent: '#f0928c',
    accentHover: '#f6b1ac',
    accentWash: '#43211f',
    onAccent: '#2a0d0c',
    strong: '#f3efe9',
    strongHover: '#d8d2c9',
    onStrong: '#1c1a18',
    danger: '#ff9d94',
    dangerWash: '#45201d',
    success: '#86d0a2',
    successWash: '#1c3527',
    focus: '#8ab4ff',
    veil: 'rgb(0 0 0 / 0.66)',
  },
  shadow: { overlay: '0 12px 48px rgb(0 0 0 / 0.5)' },
});

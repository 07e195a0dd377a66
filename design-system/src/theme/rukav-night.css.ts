import { createTheme, globalStyle } from '@vanilla-extract/css';
import { rukavNightColours } from './colours.ts';
import { vars } from './contract.css.ts';
import { rukavScale } from './scale.ts';

/** The night theme: warm near-black, the accent lightened until it reads. */
export const rukavNight = createTheme(vars, {
  ...rukavScale,
  color: rukavNightColours,
  shadow: { overlay: '0 12px 48px rgb(0 0 0 / 0.5)' },
});

// What the browser draws itself, such as radio buttons and scrollbars, is dark too.
globalStyle(`.${rukavNight}`, { colorScheme: 'dark' });

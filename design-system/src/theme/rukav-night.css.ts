import { createTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { rukavNightLook } from './looks.ts';
import { rukavScale } from './scale.ts';

/** The night theme: warm near-black, madder lightened where it is written, photographs without their glare. */
export const rukavNight = createTheme(vars, { ...rukavScale, ...rukavNightLook });

// What the browser draws itself, such as radio buttons and scrollbars, is dark too.
globalStyle(`.${rukavNight}`, { colorScheme: 'dark' });

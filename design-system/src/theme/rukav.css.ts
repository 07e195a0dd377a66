import { createTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { rukavLook } from './looks.ts';
import { rukavScale } from './scale.ts';

/** The day theme: off-white ground, ink, and one madder red. */
export const rukav = createTheme(vars, { ...rukavScale, ...rukavLook });

// Also where the system is dark: a shopper who chose the day has chosen it.
globalStyle(`.${rukav}`, { colorScheme: 'light' });

import { createTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { contrastLook } from './looks.ts';
import { rukavScale } from './scale.ts';

/** For eyes that need more: every text at least 7:1, every border drawn in full ink. */
export const contrast = createTheme(vars, { ...rukavScale, ...contrastLook });

globalStyle(`.${contrast}`, { colorScheme: 'light' });

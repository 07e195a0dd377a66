import { style } from '@vanilla-extract/css';

/** Takes the focus from a script only, so that what it says is read; it is nothing to act on. */
export const place = style({ outline: 'none' });

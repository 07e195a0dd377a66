import { style } from '@vanilla-extract/css';

/** The part is laid out as though nothing stood around it. */
export const place = style({ display: 'contents' });

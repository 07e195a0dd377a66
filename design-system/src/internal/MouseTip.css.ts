import { style } from '@vanilla-extract/css';

export const tip = style({ position: 'absolute', inset: 0 });

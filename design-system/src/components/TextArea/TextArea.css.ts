import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Grows with what is written where the browser can, and can be pulled larger everywhere. */
export const area = style({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '24rem',
});
export const count = style({ justifySelf: 'end', font: vars.text.caption, color: vars.color.inkQuiet });

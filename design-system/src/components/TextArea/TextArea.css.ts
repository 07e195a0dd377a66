import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Grows with what is written where the browser can, and can be pulled larger everywhere. */
export const area = style({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '24rem',
});

const lines = (count: number) => ({ minBlockSize: `calc(${count} * 1.5em + 2 * ${vars.space.small})` });
/** How much is seen while it is empty: `rows` means nothing to an area that takes the height of its text. */
export const size = styleVariants({ small: lines(2), medium: lines(3), large: lines(6) });

export const count = style({ justifySelf: 'end', font: vars.text.caption, color: vars.color.inkQuiet });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Focus goes to a heading only by the program, to say where the shopper is. */
const base = style({ margin: 0, overflowWrap: 'break-word', textWrap: 'balance', outline: 'none' });

export const size = styleVariants({
  display: [base, { font: vars.text.display, letterSpacing: vars.tracking.display }],
  large: [base, { font: vars.text.heading1, letterSpacing: '-0.015em' }],
  medium: [base, { font: vars.text.heading2, letterSpacing: '-0.01em' }],
  small: [base, { font: vars.text.heading3 }],
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Lies over the input with the same letters, so that what is still to come stands exactly behind what is written. */
export const ghost = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.medium,
  font: vars.text.body,
  color: vars.color.inkQuiet,
  whiteSpace: 'pre',
  overflow: 'hidden',
  pointerEvents: 'none',
});
export const written = style({ visibility: 'hidden' });

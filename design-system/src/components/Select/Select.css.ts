import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const select = style({
  paddingInlineEnd: vars.space.xlarge,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const option = style({ background: vars.color.surface, color: vars.color.ink });
export const sign = style({
  position: 'absolute',
  insetInlineEnd: vars.space.medium,
  display: 'inline-flex',
  color: vars.color.inkQuiet,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});

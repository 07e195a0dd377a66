import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as field from '../../internal/field.css.ts';

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
export const plainSign = style([sign, { insetInlineEnd: 0 }]);

/** Words and a sign, without a frame: for what only orders a page. */
export const plain = style([
  field.frame,
  {
    border: 0,
    background: 'none',
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
  },
]);
export const plainSelect = style([
  field.control,
  {
    fieldSizing: 'content',
    inlineSize: 'auto',
    paddingInline: `${vars.space.small} ${vars.space.large}`,
    font: vars.text.small,
  },
]);

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

/** Words and a sign, without a frame: for what only orders a page. */
export const plain = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  ':focus-within': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid ButtonBorder` } },
});

export const plainSelect = style({
  fieldSizing: 'content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.size.touch,
  margin: 0,
  paddingBlock: vars.space.small,
  paddingInline: `${vars.space.small} ${vars.space.large}`,
  border: 0,
  background: 'none',
  font: vars.text.small,
  color: vars.color.ink,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  outline: 'none',
  appearance: 'none',
  cursor: 'pointer',
  ':disabled': { color: vars.color.inkFaint, cursor: 'not-allowed' },
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
});

export const plainSign = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'inline-flex',
  color: vars.color.inkQuiet,
  pointerEvents: 'none',
});

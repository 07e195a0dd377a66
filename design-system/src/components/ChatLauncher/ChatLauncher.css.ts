import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { stickyBarHeight } from '../../theme/insets.ts';

export const root = style({
  position: 'fixed',
  insetInlineEnd: vars.space.medium,
  // Leaves the corner itself to the way back to the top.
  insetBlockEnd: `calc(${stickyBarHeight} + ${vars.space.medium} + ${vars.size.touch} + ${vars.space.small})`,
  zIndex: vars.layer.sticky,
});

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.size.touch} + ${vars.space.small})`,
  blockSize: `calc(${vars.size.touch} + ${vars.space.small})`,
  padding: 0,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  background: vars.color.strong,
  color: vars.color.onStrong,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.strongHover } } },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
});

export const sign = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.xsmall})`,
  insetInlineEnd: `calc(-1 * ${vars.space.xxsmall})`,
  minInlineSize: '1.375rem',
  paddingInline: vars.space.xsmall,
  border: `${vars.size.hairline} solid ${vars.color.ground}`,
  borderRadius: vars.radius.full,
  background: vars.color.accentFill,
  color: vars.color.onAccent,
  font: vars.text.caption,
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

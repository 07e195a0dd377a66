import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
});

export const amount = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: 'min(100%, 16rem)',
  font: vars.text.small,
  color: vars.color.inkQuiet,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const track = style({
  display: 'block',
  blockSize: vars.size.track,
  background: `color-mix(in srgb, ${vars.color.ink} 18%, ${vars.color.ground})`,
});
export const fill = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.ink,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minInlineSize: 'min(100%, 16rem)',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.large,
  border: `${vars.size.hairline} solid ${vars.color.ink}`,
  borderRadius: vars.radius.small,
  font: vars.text.label,
  color: vars.color.ink,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { background: vars.color.plane },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  paddingBlock: vars.space.small,
  borderRadius: vars.radius.small,
  background: 'white',
  color: 'black',
  forcedColorAdjust: 'none',
});

export const bars = styleVariants({
  medium: { blockSize: '72px' },
  large: { blockSize: '112px' },
});

export const text = style({
  paddingInline: vars.space.small,
  font: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.caps,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

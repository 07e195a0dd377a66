import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  maxInlineSize: '100%',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: `${vars.size.hairline} dashed ${vars.color.border}`,
  borderRadius: vars.radius.small,
});

export const words = style({ display: 'grid', minInlineSize: 0 });
export const label = style({ font: vars.text.caption, color: vars.color.inkQuiet });

/** The letters of the theme: nothing else in the store is set like a typewriter. */
export const code = style({
  font: vars.text.bodyStrong,
  fontVariantNumeric: 'tabular-nums lining-nums slashed-zero',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: vars.text.small,
  fontWeight: 500,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
});

export const failed = style({ flex: '1 0 100%', font: vars.text.small, color: vars.color.danger });

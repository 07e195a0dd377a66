import { style } from '@vanilla-extract/css';
import { coveringLink } from '../../internal/coveringLink.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  minInlineSize: 0,
});

/** First to be seen, and after the heading to those who go from heading to heading. */
export const photo = style({ position: 'relative', order: -1 });

export const second = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.calm}`,
  '@media': { [media.hover]: { selectors: { [`${root}:hover &`]: { opacity: 1 } } } },
});

export const faded = style({ opacity: 0.5 });

export const plates = style({
  position: 'absolute',
  insetBlockEnd: vars.space.small,
  insetInline: vars.space.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

export const plate = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const sizes = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: vars.space.small,
  background: vars.color.surface,
  font: vars.text.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  wordSpacing: '0.3em',
  textAlign: 'center',
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
  selectors: { [`${root}:has(:focus-visible) &`]: { opacity: 1 } },
  '@media': { [media.hover]: { selectors: { [`${root}:hover &`]: { opacity: 1 } } } },
});

export const body = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const name = style({
  font: vars.text.small,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

/** The link is the name; its shadow covers the picture alone, so that every text can still be selected. */
export const link = style([
  coveringLink,
  {
    ':hover': { textUnderlineOffset: '0.25em' },
    '::after': { insetInline: 0, insetBlockStart: 0, aspectRatio: '3 / 4' },
    selectors: { '&:focus-visible::after': { outlineOffset: vars.space.xxsmall } },
  },
]);

export const colours = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
  font: vars.text.caption,
  color: vars.color.inkQuiet,
});

export const note = style({ font: vars.text.small, color: vars.color.inkQuiet });

export const favourite = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  zIndex: 2,
  display: 'grid',
  borderRadius: vars.radius.full,
  background: `color-mix(in srgb, ${vars.color.ground} 55%, transparent)`,
});

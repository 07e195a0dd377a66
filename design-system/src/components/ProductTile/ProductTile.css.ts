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
export const photo = style({ position: 'relative', order: -1, containerType: 'inline-size' });

/** A row of samples that can be chosen: under a pointer it shows the photograph in its colour, and no other view. */
export const choice = style({ display: 'flex' });

const isNear = `${root}:hover:not(:has(${choice}:hover)) &`;
/** The same for the keyboard: the focus is on the link, which is the first in the tile. */
const isFocused = `${root}:has(h2 :focus-visible, h3 :focus-visible, h4 :focus-visible) &`;

export const second = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.calm}`,
  selectors: { [isFocused]: { opacity: 1 } },
  '@media': { [media.hover]: { selectors: { [isNear]: { opacity: 1 } } } },
});

export const faded = style({ opacity: 0.5 });

/** Two markers beside each other would hide what is sold. */
const narrow = '(inline-size < 14rem)';

/** A toggle in the upper corner at the end of the line. */
export const favourite = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  zIndex: 2,
  display: 'grid',
  borderRadius: vars.radius.full,
  background: `color-mix(in srgb, ${vars.color.plate} 60%, transparent)`,
  // The toggle takes the colours of what lies on a photograph.
  vars: { [vars.color.ink]: vars.color.onPlate, [vars.color.accent]: vars.color.plateAccent },
});

/** In the upper corner at the beginning of the line, where a photograph has more ground than garment. */
export const plates = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInline: vars.space.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  listStyleType: '""',
  margin: 0,
  padding: 0,
  selectors: {
    [`${root}:has(> ${favourite}) &`]: { insetInlineEnd: `calc(${vars.size.touch} + ${vars.space.small})` },
  },
  '@container': { '(inline-size < 8rem)': { insetInlineStart: vars.space.xsmall } },
});

/** On a narrow tile the first marker alone is seen; the others are read out. Larger letters may take a second line. */
export const plate = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@container': {
    [narrow]: {
      selectors: {
        '&:nth-child(n + 2)': { position: 'absolute', overflow: 'hidden', clip: 'rect(0 0 0 0)' },
      },
    },
  },
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

/** A line of the tile on a touch screen. Where something can hover it lies over the lower edge of the photograph. */
export const sizes = style({
  font: vars.text.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  wordSpacing: '0.3em',
  color: vars.color.inkQuiet,
  '@media': {
    [media.hover]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      aspectRatio: '3 / 4',
      // The photograph comes later in the document.
      zIndex: 1,
      display: 'flex',
      alignItems: 'flex-end',
      color: vars.color.onPlate,
      opacity: 0,
      transition: `opacity ${vars.motion.quick}`,
      pointerEvents: 'none',
      selectors: { [isNear]: { opacity: 1 }, [isFocused]: { opacity: 1 } },
    },
  },
});

export const sizesLine = style({
  '@media': {
    [media.hover]: {
      flex: 1,
      padding: vars.space.small,
      background: vars.color.plate,
      textAlign: 'center',
    },
  },
});

export const colours = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
  font: vars.text.caption,
  color: vars.color.inkQuiet,
});

/** A target of 24 px around a sample that is smaller. */
export const colour = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    // The first sample stands on the edge of the text.
    '&:first-child': { marginInlineStart: '-0.375rem' },
    // A circle of its own: the target of a finger is higher than wide.
    '&[aria-checked="true"]::after': {
      content: '""',
      position: 'absolute',
      inlineSize: '1.5rem',
      blockSize: '1.5rem',
      borderRadius: vars.radius.full,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.ink}`,
    },
  },
  '@media': {
    [media.touch]: {
      inlineSize: '2rem',
      blockSize: vars.size.touch,
      ':first-child': { marginInlineStart: '-0.625rem' },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-checked="true"]': { outline: `${vars.size.focusRing} solid Highlight` } },
    },
  },
});

export const note = style({ font: vars.text.small, color: vars.color.inkQuiet });

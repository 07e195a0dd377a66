import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ position: 'relative', minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  listStyleType: '""',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      overflow: 'visible',
    },
  },
});

const firstOfOdd = ':first-child:nth-last-child(odd)';

/**
 * Two in a row. An odd number begins with a large one, so that no place stays empty: over the whole width, and on a
 * desktop with the next two beside it, which are half as tall.
 */
export const slide = style({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      gridColumn: 'span 3',
      selectors: { [`&${firstOfOdd}`]: { gridColumn: '1 / -1' } },
    },
    [media.desktop]: {
      selectors: {
        [`&${firstOfOdd}:not(:only-child)`]: { gridColumn: 'span 4', gridRow: 'span 2' },
        [`${firstOfOdd} ~ &:nth-child(-n+3)`]: { gridColumn: 'span 2' },
      },
    },
  },
});

export const opener = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: `calc(-2 * ${vars.size.focusRing})` },
});

export const position = style({
  position: 'absolute',
  insetInlineStart: vars.space.medium,
  insetBlockEnd: vars.space.medium,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  background: vars.color.plate,
  color: vars.color.onPlate,
  font: vars.text.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  pointerEvents: 'none',
  '@media': { [media.tablet]: { display: 'none' } },
});

export const plates = style({
  position: 'absolute',
  insetBlockStart: vars.space.medium,
  insetInlineStart: vars.space.medium,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  pointerEvents: 'none',
});

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.medium,
});
export const title = style({ font: vars.text.heading2, minInlineSize: 0, overflowWrap: 'anywhere' });

export const arrows = style({
  display: 'flex',
  gap: vars.space.xsmall,
  flexShrink: 0,
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled]': { color: vars.color.inkFaint, cursor: 'default' },
    '&:hover:not([aria-disabled])': { background: vars.color.plane },
  },
});

export const list = style({
  display: 'flex',
  gap: vars.space.medium,
  listStyleType: '""',
  // Room for the focus rings of what lies at the edges, a chosen colour's too.
  padding: vars.space.small,
  margin: `calc(-1 * ${vars.space.small})`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.small,
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
});

const item = style({ flexShrink: 0, scrollSnapAlign: 'start', minInlineSize: 0 });
const share = (count: number, gaps: number) => `calc((100% - ${gaps} * ${vars.space.medium}) / ${count})`;

export const width = styleVariants({
  tile: [
    item,
    {
      inlineSize: share(2.3, 2),
      '@media': {
        [media.tablet]: { inlineSize: share(3.3, 3) },
        [media.desktop]: { inlineSize: share(4, 3) },
      },
    },
  ],
  wide: [
    item,
    {
      inlineSize: share(1.15, 1),
      '@media': {
        [media.tablet]: { inlineSize: share(2.2, 2) },
        [media.desktop]: { inlineSize: share(3, 2) },
      },
    },
  ],
});

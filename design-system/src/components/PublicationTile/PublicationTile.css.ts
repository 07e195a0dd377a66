import { style, styleVariants } from '@vanilla-extract/css';
import { coveringLink } from '../../internal/coveringLink.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const root = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const size = styleVariants({
  medium: [root],
  large: [
    root,
    {
      '@media': {
        [media.tablet]: {
          gridColumn: 'span 2',
          selectors: {
            '&:has(img)': { gridTemplateColumns: '3fr 2fr', alignItems: 'center', gap: vars.space.large },
          },
        },
      },
    },
  ],
});

export const faded = style({ opacity: 0.5 });

export const words = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
});

export const type = styleVariants({
  neutral: { font: vars.text.label, color: vars.color.ink },
  accent: { font: vars.text.label, color: vars.color.accent },
});

export const date = style({
  font: vars.text.small,
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const heading = style({ textWrap: 'pretty', overflowWrap: 'anywhere' });

export const title = styleVariants({
  medium: [heading, { font: vars.text.heading3 }],
  large: [heading, { font: vars.text.heading2 }],
});

/** The link is the title; its shadow covers the whole tile. */
export const link = style([
  coveringLink,
  {
    ':hover': { textUnderlineOffset: '0.2em' },
    '::after': { inset: 0 },
    selectors: { '&:focus-visible::after': { outlineOffset: vars.space.xsmall } },
  },
]);

export const text = style({
  font: vars.text.body,
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
});
export const over = style({ font: vars.text.small, color: vars.color.inkQuiet });

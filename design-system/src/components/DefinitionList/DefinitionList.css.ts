import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const list = style({ display: 'grid', inlineSize: '100%', overflowWrap: 'anywhere' });

export const layout = styleVariants({
  columns: [list, { containerType: 'inline-size', gap: vars.space.small }],
  stacked: [list, { gap: vars.space.medium }],
  figures: [
    list,
    {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      gap: vars.space.large,
    },
  ],
});

const stacked = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxsmall });

export const pair = styleVariants({
  columns: [
    stacked,
    {
      '@container': {
        '(min-width: 24rem)': {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          columnGap: vars.space.large,
          alignItems: 'baseline',
        },
      },
    },
  ],
  stacked: [stacked],
  figures: [stacked],
});

export const term = style({ font: vars.text.small, color: vars.color.inkQuiet });
export const value = style({ minInlineSize: 0, font: vars.text.body });
export const figure = style({ font: vars.text.heading2, fontVariantNumeric: 'tabular-nums lining-nums' });

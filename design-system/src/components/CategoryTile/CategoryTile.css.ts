import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  color: vars.color.ink,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: vars.space.xsmall },
});

export const name = style({
  font: vars.text.body,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [media.hover]: {
      selectors: {
        [`${root}:hover &`]: {
          textDecoration: 'underline',
          textDecorationThickness: vars.size.hairline,
          textUnderlineOffset: '0.25em',
        },
      },
    },
  },
});

export const count = style({
  marginInlineStart: vars.space.xsmall,
  font: vars.text.small,
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

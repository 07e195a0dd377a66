import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  color: vars.color.ink,
  font: vars.text.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': {
          textDecoration: 'underline',
          textDecorationThickness: vars.size.hairline,
          textUnderlineOffset: '0.25em',
        },
      },
    },
  },
});

export const sign = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

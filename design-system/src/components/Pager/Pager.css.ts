import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { [media.tablet]: { gap: vars.space.small } },
  listStyleType: '""',
  margin: 0,
  padding: 0,
  font: vars.text.small,
});

const cell = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  minBlockSize: vars.size.touch,
  '@media': { [media.tablet]: { minInlineSize: vars.size.touch } },
});

export const page = style([
  cell,
  {
    color: vars.color.ink,
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    ':hover': { background: vars.color.plane },
    selectors: {
      '&[aria-current]': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.4em' },
    },
  },
]);

export const gap = style([cell, { minInlineSize: '1.25rem', color: vars.color.inkQuiet }]);

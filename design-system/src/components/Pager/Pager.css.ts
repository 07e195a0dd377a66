import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  listStyleType: '""',
  margin: 0,
  padding: 0,
  font: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const cell = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
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

export const gap = style([cell, { color: vars.color.inkQuiet }]);

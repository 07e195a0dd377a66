import { style } from '@vanilla-extract/css';
import { floating } from '../../internal/floating.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'inline-block' });

const button = style({ border: 0, background: 'none', color: 'inherit', cursor: 'pointer' });

export const words = style([
  button,
  {
    minBlockSize: vars.size.thumb,
    padding: 0,
    font: 'inherit',
    textDecoration: `underline dotted ${vars.size.hairline}`,
    textUnderlineOffset: '0.25em',
    '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
  },
]);

export const sign = style([
  button,
  {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    padding: 0,
    color: vars.color.inkQuiet,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
  },
]);

export const note = style([
  floating,
  { padding: vars.space.medium, font: vars.text.small, textAlign: 'start' },
]);

import { style } from '@vanilla-extract/css';
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

export const note = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: vars.space.medium,
  maxInlineSize: `min(22rem, calc(100vw - 2 * ${vars.space.small}))`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.small})`,
  overflow: 'auto',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  font: vars.text.small,
  textAlign: 'start',
});

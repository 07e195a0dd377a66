import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xxlarge,
  textAlign: 'center',
});

export const drawing = style({
  inlineSize: '10rem',
  blockSize: '10rem',
  color: vars.color.ink,
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
});

export const accent = style({ stroke: vars.color.accent });
export const quiet = style({ stroke: vars.color.border });
export const words = style({ display: 'grid', gap: vars.space.small });
/** Like every heading it takes the focus from the program alone, to say where the shopper is. */
export const title = style({ font: vars.text.heading2, outline: 'none' });
export const text = style({ font: vars.text.body, color: vars.color.inkQuiet });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginBlockStart: vars.space.small,
});

import { style } from '@vanilla-extract/css';
import { progressBar, track } from '../../internal/progressBar.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'grid', gap: vars.space.small, font: vars.text.small });
export const caption = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.medium });
export const amount = style({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums lining-nums' });

export const bar = style([
  progressBar,
  {
    vars: { [track]: `color-mix(in srgb, ${vars.color.ink} 18%, ${vars.color.ground})` },
    display: 'block',
    inlineSize: '100%',
    blockSize: `calc(${vars.size.track} * 2)`,
    borderRadius: vars.radius.full,
    overflow: 'hidden',
  },
]);

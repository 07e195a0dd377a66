import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'grid', gap: vars.space.small, font: vars.text.small });
export const caption = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.medium });
export const amount = style({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums lining-nums' });

const blockSize = `calc(${vars.size.track} * 2)`;
const filled = { background: vars.color.ink, borderRadius: vars.radius.full } as const;

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize,
  border: 0,
  borderRadius: vars.radius.full,
  background: `color-mix(in srgb, ${vars.color.ink} 18%, ${vars.color.ground})`,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': {
      background: `color-mix(in srgb, ${vars.color.ink} 18%, ${vars.color.ground})`,
    },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      outline: `${vars.size.hairline} solid CanvasText`,
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

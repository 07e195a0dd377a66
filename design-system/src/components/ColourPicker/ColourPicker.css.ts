import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'grid', gap: vars.space.small });
export const caption = style({ font: vars.text.small });
export const chosen = style({ color: vars.color.inkQuiet });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: `calc(-1 * ${vars.space.xsmall})`,
    blockSize: vars.size.focusRing,
    background: 'transparent',
  },
  selectors: {
    '&[aria-checked="true"]::after': { background: vars.color.ink },
    '&:hover:not([aria-checked="true"])::after': { background: vars.color.line },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-checked="true"]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const sample = style({
  display: 'inline-flex',
  selectors: { '[aria-disabled] > &': { opacity: 0.45 } },
});
export const thumb = style({
  display: 'block',
  inlineSize: '3.25rem',
  selectors: { '[aria-disabled] > &': { opacity: 0.45 } },
});

export const strike = style({
  position: 'absolute',
  inset: 0,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  background: `linear-gradient(to top right, transparent calc(50% - 0.05rem), ${vars.color.ink} calc(50% - 0.05rem), ${vars.color.ink} calc(50% + 0.05rem), transparent calc(50% + 0.05rem))`,
});

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 22%, transparent)`,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const size = styleVariants({
  small: [base, { inlineSize: '0.75rem', blockSize: '0.75rem' }],
  medium: [base, { inlineSize: '1.5rem', blockSize: '1.5rem' }],
  large: [base, { inlineSize: '2rem', blockSize: '2rem' }],
});

export const many = style({
  background: 'conic-gradient(#c8453a, #d9a03b, #6f9a52, #3f7f9f, #5f559d, #b0577f, #c8453a)',
});

export const tick = style({ inlineSize: '60%', blockSize: '60%' });

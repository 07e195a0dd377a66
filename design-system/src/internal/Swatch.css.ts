import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} color-mix(in srgb, ${vars.color.ink} 22%, transparent)`,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

export const size = styleVariants({
  small: [base, { inlineSize: '0.75rem', blockSize: '0.75rem' }],
  medium: [base, { inlineSize: '1.5rem', blockSize: '1.5rem' }],
  large: [base, { inlineSize: '2rem', blockSize: '2rem' }],
});

export const many = style({
  background:
    'conic-gradient(indianred, goldenrod, olivedrab, steelblue, slateblue, palevioletred, indianred)',
});

export const tick = style({ inlineSize: '60%', blockSize: '60%' });

import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const root = style({ display: 'inline-flex', verticalAlign: 'middle', color: 'currentColor' });

const ring = style({
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` } },
});

export const size = styleVariants({
  small: [ring, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }],
  medium: [ring, { inlineSize: vars.size.icon, blockSize: vars.size.icon }],
  large: [ring, { inlineSize: vars.size.touch, blockSize: vars.size.touch }],
});

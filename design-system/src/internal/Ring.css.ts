import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** As high as the letters beside it. Under reduced motion it pales and comes back instead of turning. */
export const ring = style({
  flexShrink: 0,
  inlineSize: '1.125em',
  blockSize: '1.125em',
  stroke: 'currentColor',
  strokeWidth: 2,
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` } },
});

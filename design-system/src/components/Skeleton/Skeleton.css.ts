import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const base = style({
  display: 'block',
  background: vars.color.plane,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: `${vars.size.hairline} solid GrayText` },
  },
});

/** Where a photograph will be: its ground, in the theme's shade. */
const photo = style([
  base,
  { borderRadius: vars.radius.none, backgroundColor: vars.photo.ground, backgroundImage: vars.photo.shade },
]);

export const shape = styleVariants({
  text: [base, { blockSize: '1em', marginBlock: '0.25em' }],
  heading: [base, { blockSize: '1.75em', marginBlock: '0.25em' }],
  control: [base, { blockSize: vars.size.control }],
  portrait: [photo, { aspectRatio: '3 / 4' }],
  square: [photo, { aspectRatio: '1 / 1' }],
  wide: [base, { aspectRatio: '16 / 9', borderRadius: vars.radius.none }],
});

export const width = styleVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '75%' },
  half: { inlineSize: '50%' },
  short: { inlineSize: '25%' },
});

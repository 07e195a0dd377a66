import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.plane,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
});

export const ratio = styleVariants({
  portrait: { aspectRatio: '3 / 4' },
  square: { aspectRatio: '1 / 1' },
  landscape: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
  banner: { aspectRatio: '21 / 9' },
});

const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.inkQuiet,
  font: vars.text.small,
});

export const fit = styleVariants({
  cover: [image, { objectFit: 'cover' }],
  contain: [image, { objectFit: 'contain' }],
});

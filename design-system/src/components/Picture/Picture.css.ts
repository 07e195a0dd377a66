import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
});

/** A studio's ground stands there before the photograph does, and the theme lays its shade over both. */
export const kind = styleVariants({
  studio: {
    background: vars.photo.ground,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: vars.photo.shade,
      pointerEvents: 'none',
    },
  },
  scene: { background: vars.color.plane, backgroundSize: 'cover', backgroundPosition: 'center' },
});

export const ratio = styleVariants({
  portrait: { aspectRatio: '3 / 4' },
  square: { aspectRatio: '1 / 1' },
  landscape: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
  banner: { aspectRatio: '1180 / 480' },
  fill: {
    blockSize: '100%',
    minBlockSize: '12rem',
    '@media': { [media.mobile]: { blockSize: 'auto', aspectRatio: '4 / 3' } },
  },
});

/** The frame of the crop for phones, over the one of wider screens. */
export const onPhones = styleVariants(
  { portrait: '3 / 4', square: '1 / 1', landscape: '4 / 3' },
  (aspectRatio) => ({ '@media': { [media.mobile]: { aspectRatio } } }),
);

const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.inkQuiet,
  font: vars.text.small,
});

export const keeps = styleVariants({
  centre: {},
  bottom: { objectPosition: '50% 100%' },
  right: { objectPosition: '100% 50%' },
});

/** Lets the picture itself take the whole frame. */
export const choice = style({ display: 'contents' });

export const bottomOnPhones = style({ '@media': { [media.mobile]: { objectPosition: '50% 100%' } } });

export const fit = styleVariants({
  cover: [image, { objectFit: 'cover' }],
  contain: [image, { objectFit: 'contain' }],
});

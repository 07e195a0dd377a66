import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const frame = style({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.plane,
});

export const ratio = styleVariants({
  wide: [frame, { aspectRatio: '16 / 9' }],
  landscape: [frame, { aspectRatio: '4 / 3' }],
  square: [frame, { aspectRatio: '1 / 1' }],
  portrait: [frame, { aspectRatio: '3 / 4' }],
});

export const film = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` },
});

export const failed = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  padding: vars.space.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  font: vars.text.small,
});

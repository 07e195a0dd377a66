import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const frame = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: 'white',
  color: 'black',
  forcedColorAdjust: 'none',
});

export const size = styleVariants({
  small: [frame, { maxInlineSize: '128px' }],
  medium: [frame, { maxInlineSize: '200px' }],
  large: [frame, { maxInlineSize: '288px' }],
});

export const code = style({ inlineSize: '100%', blockSize: 'auto' });
export const faded = style([code, { opacity: 0.12 }]);

export const expired = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: vars.space.small,
  font: vars.text.bodyStrong,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

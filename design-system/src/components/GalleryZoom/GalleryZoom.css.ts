import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '72dvh',
  background: vars.color.surface,
});

export const stage = style({ position: 'relative', minBlockSize: 0, overflow: 'hidden' });

// The package's own styles come by script, which the site's build takes out: these stand for them, or prevail where both are.
export const wrapper = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100% !important',
  blockSize: '100% !important',
  overflow: 'hidden',
  WebkitTouchCallout: 'none',
  cursor: 'grab',
});
export const plane = style({
  display: 'grid',
  gridTemplate: '"all" 100% / 100%',
  inlineSize: '100% !important',
  blockSize: '100% !important',
  transformOrigin: '0 0',
});
export const picture = style({
  gridArea: 'all',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  userSelect: 'none',
  pointerEvents: 'none',
});

export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  // Four buttons and the position stand in one row on the narrowest phone.
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
});

export const position = style({
  minInlineSize: '6em',
  textAlign: 'center',
  font: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.color.plane },
    '&[aria-disabled]': { color: vars.color.inkFaint, cursor: 'default' },
  },
});

import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A phone has room for the buttons beneath the photograph; a wider window beside it, so that it takes the whole height. */
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
  background: vars.color.surface,
  '@media': { [media.tablet]: { gridTemplateRows: 'minmax(0, 1fr)' } },
});

export const stage = style({
  position: 'relative',
  minBlockSize: 0,
  overflow: 'hidden',
  touchAction: 'none',
});

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
  paddingBlockEnd: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
  // Its parts find their own edge of the window.
  '@media': { [media.tablet]: { display: 'contents' } },
});

const onWide = (place: StyleRule): StyleRule => ({
  '@media': { [media.tablet]: { position: 'absolute', background: vars.color.surface, ...place } },
});
const edge = vars.space.medium;
const middle = `calc(50% - ${vars.size.touch} / 2)`;

export const position = style([
  {
    minInlineSize: '6em',
    textAlign: 'center',
    font: vars.text.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  onWide({
    insetBlockEnd: edge,
    insetInlineStart: edge,
    paddingInline: vars.space.small,
    paddingBlock: vars.space.xsmall,
    borderRadius: vars.radius.small,
  }),
]);

const button = style({
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

/** The four buttons, each at its place. */
export const buttons = styleVariants({
  'arrow-left': [button, onWide({ insetBlockStart: middle, insetInlineStart: edge })],
  'arrow-right': [button, onWide({ insetBlockStart: middle, insetInlineEnd: edge })],
  'zoom-out': [
    button,
    onWide({
      insetBlockEnd: edge,
      insetInlineEnd: `calc(${edge} + ${vars.size.touch} + ${vars.space.xsmall})`,
    }),
  ],
  'zoom-in': [button, onWide({ insetBlockEnd: edge, insetInlineEnd: edge })],
});

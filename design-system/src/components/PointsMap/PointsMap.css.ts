import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const root = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  background: vars.color.plane,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid` } },
});

export const size = styleVariants({
  regular: [root, { blockSize: 'clamp(20rem, 66dvh, 32rem)' }],
  fill: [root, { blockSize: '100%', minBlockSize: '20rem' }],
});

export const stage = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  cursor: 'grab',
  // One finger scrolls the page; two are ours.
  touchAction: 'pan-x pan-y',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
});

const layer = style({ position: 'absolute', inset: 0 });

export const ground = style([layer, { zIndex: -1 }]);

/** MapLibre lays its canvas by a style sheet of its own, of which this is what is needed. */
export const tiles = style([
  layer,
  { overflow: 'hidden', opacity: 0, selectors: { '&[data-ready]': { opacity: 1 } } },
]);

const mixed = (colour: string, percent: number, ground: string = vars.color.plane) =>
  `color-mix(in srgb, ${colour} ${percent}%, ${ground})`;
const swatch = (background: string, forced: 'Canvas' | 'CanvasText' | 'GrayText') =>
  style({
    display: 'none',
    background,
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { background: forced } },
  });

/** What a plan is drawn in, never seen themselves: MapLibre is told their computed colours. */
export const swatches = {
  ground: swatch(vars.color.plane, 'Canvas'),
  town: swatch(mixed(vars.color.line, 70), 'Canvas'),
  green: swatch(mixed(vars.color.success, 16), 'Canvas'),
  water: swatch(mixed(vars.color.focus, 20), 'GrayText'),
  road: swatch(vars.color.surface, 'GrayText'),
  street: swatch(mixed(vars.color.surface, 60, vars.color.line), 'GrayText'),
  name: swatch(vars.color.inkQuiet, 'CanvasText'),
};

export const marks = style({ listStyleType: '""', margin: 0, padding: 0 });

export const mark = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  selectors: {
    '&:hover, &:focus-within': { zIndex: 2 },
    '&[data-chosen]': { zIndex: 1 },
  },
});

export const marker = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  margin: `calc(${vars.size.touch} / -2)`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` },
});

const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  outline: `${vars.size.hairline} solid ${vars.color.border}`,
  font: vars.text.smallStrong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [`${mark}[data-chosen] &`]: {
      inlineSize: '40px',
      blockSize: '40px',
      background: vars.color.accentFill,
      color: vars.color.onAccent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${mark}[data-chosen] &`]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
const light = { background: vars.color.surface, color: vars.color.ink };
const dark = { background: vars.color.strong, color: vars.color.onStrong };

export const disc = {
  shop: style([round, dark]),
  pickup: style([round, light]),
  locker: style([round, light, { borderRadius: vars.radius.medium }]),
  several: style([round, light, { inlineSize: '36px', blockSize: '36px' }]),
};

/** The marker's name for everybody, seen when it matters. */
export const name = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  translate: '-50% 0',
  inlineSize: 'max-content',
  maxInlineSize: '11rem',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  font: vars.text.caption,
  fontWeight: 500,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  opacity: 0,
  selectors: {
    [`${mark}[data-chosen] &, ${marker}:focus-visible &`]: { opacity: 1 },
  },
  '@media': { [media.hover]: { selectors: { [`${marker}:hover &`]: { opacity: 1 } } } },
});

export const here = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: '18px',
  blockSize: '18px',
  margin: '-9px',
  border: `3px solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  background: vars.color.focus,
  outline: `${vars.size.hairline} solid ${vars.color.focus}`,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});

export const controls = style({
  position: 'absolute',
  insetBlockStart: vars.space.medium,
  insetInlineEnd: vars.space.medium,
  zIndex: 3,
  display: 'grid',
  gap: vars.space.small,
});

export const hint = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 3,
  padding: vars.space.medium,
  background: vars.color.strong,
  color: vars.color.onStrong,
  font: vars.text.small,
  textAlign: 'center',
  pointerEvents: 'none',
});

export const credit = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  background: vars.color.surface,
  font: vars.text.caption,
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space.medium,
  insetInlineStart: vars.space.medium,
  zIndex: 4,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.medium,
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.strong,
  color: vars.color.onStrong,
  font: vars.text.label,
  selectors: { '&:not(:focus)': { opacity: 0, pointerEvents: 'none' } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { money } from '../../internal/money.ts';

const frame = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 });

export const size = styleVariants({
  small: [frame, { maxInlineSize: '13rem' }],
  medium: [frame, { maxInlineSize: '22rem' }],
  large: [frame, { maxInlineSize: '34rem' }],
});

const face = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  // A card of plastic: 85.6 by 54 mm. Words that need more make it higher.
  aspectRatio: '856 / 540',
  overflow: 'clip',
  borderRadius: vars.radius.medium,
  outline: `${vars.size.hairline} solid transparent`,
  '@media': { [media.forcedColors]: { outlineColor: 'CanvasText' } },
});

const stripe = (percent: number) => `color-mix(in srgb, ${vars.color.onAccent} ${percent}%, transparent)`;

export const design = styleVariants({
  plain: [face, { background: vars.color.strong, color: vars.color.onStrong }],
  ribbon: [
    face,
    {
      background: vars.color.accentFill,
      color: vars.color.onAccent,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '14%',
        inlineSize: '9%',
        background: stripe(16),
      },
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '44%',
        blockSize: '14%',
        background: stripe(16),
      },
    },
  ],
  weave: [
    face,
    {
      color: vars.color.ink,
      background: `repeating-linear-gradient(-55deg, transparent 0 5px, color-mix(in srgb, ${vars.color.ink} 7%, transparent) 5px 6px), ${vars.color.accentWash}`,
    },
  ],
});

export const picture = style({ position: 'absolute', insetBlock: 0, insetInline: '58% 0', display: 'grid' });

export const words = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.small,
  minInlineSize: 0,
  padding: 'clamp(12px, 6cqi, 32px)',
  overflowWrap: 'anywhere',
});

export const wordsOnPlane = style([
  words,
  {
    inlineSize: '58%',
    background: vars.color.strong,
    color: vars.color.onStrong,
  },
]);

export const top = style({ display: 'grid', gap: vars.space.xxsmall });
export const brand = style({ font: vars.text.heading3, letterSpacing: vars.tracking.display });
export const title = style({ font: vars.text.caption });

export const greeting = style({
  gridRow: 2,
  alignSelf: 'center',
  font: vars.text.body,
  textWrap: 'balance',
});

export const bottom = style({
  gridRow: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});
export const amount = styleVariants({
  small: { font: vars.text.heading3, ...money },
  medium: { font: vars.text.heading2, ...money },
  large: { font: vars.text.heading1, ...money },
});
export const number = style({ font: vars.text.small, fontVariantNumeric: 'tabular-nums lining-nums' });

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ containerType: 'inline-size', inlineSize: '100%', maxInlineSize: '36rem' });

/** Where the code has room beside the words. */
const wide = '(min-width: 30rem)';

const face = style({
  display: 'grid',
  gap: vars.space.large,
  padding: 'clamp(16px, 6cqi, 32px)',
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: {
      selectors: {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
      },
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const tone = styleVariants({
  quiet: [face, { background: vars.color.plane, color: vars.color.ink }],
  strong: [face, { background: vars.color.strong, color: vars.color.onStrong }],
  accent: [face, { background: vars.color.accentFill, color: vars.color.onAccent }],
  outlined: [face, { borderColor: vars.color.ink, background: vars.color.surface, color: vars.color.ink }],
});

export const facts = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });
export const title = style({ font: vars.text.small });
export const level = style({ font: vars.text.heading2 });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
  marginBlockStart: vars.space.medium,
});
export const balance = style({ flex: '1 0 auto', maxInlineSize: '100%' });
export const label = style({ font: vars.text.caption });
const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const value = style([figures, { font: vars.text.heading1 }]);
export const number = style([figures, { font: vars.text.body }]);
export const note = style([figures, { font: vars.text.small, marginBlockStart: vars.space.xsmall }]);
export const code = style({ display: 'grid', justifyItems: 'center', minInlineSize: 0 });

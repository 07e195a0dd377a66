import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ position: 'relative', inlineSize: '100%', containerType: 'inline-size' });

/** Large words in a narrow column: signs that only repeat them make room. */
export const sign = style({
  display: 'contents',
  '@container': { '(max-width: 11rem)': { display: 'none' } },
});
export const title = style({ font: vars.text.heading3, paddingBlockEnd: vars.space.small });
export const list = style({ listStyleType: '""', margin: 0, padding: 0 });

const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.small,
  color: vars.color.ink,
  font: vars.text.body,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

export const look = styleVariants({
  plain: [
    link,
    {
      paddingInline: vars.space.medium,
      borderInlineStart: `${vars.size.focusRing} solid transparent`,
      selectors: {
        '&[aria-current]': { borderInlineStartColor: vars.color.ink, fontWeight: 600 },
      },
      '@media': {
        [media.hover]: { selectors: { '&:hover': { background: vars.color.plane } } },
        [media.forcedColors]: {
          borderInlineStartColor: 'Canvas',
          selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
        },
      },
    },
  ],
  rows: [
    link,
    {
      paddingBlock: vars.space.medium,
      borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
      selectors: { '&[aria-current]': { fontWeight: 600 } },
      '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.plane } } } },
    },
  ],
});

export const words = style({ flex: '1 1 0', display: 'grid', minInlineSize: 0 });
export const note = style({
  font: vars.text.small,
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const count = style({
  flexShrink: 0,
  minInlineSize: '1.5rem',
  paddingInline: vars.space.xsmall,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  background: vars.color.accentFill,
  color: vars.color.onAccent,
  font: vars.text.caption,
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

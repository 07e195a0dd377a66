import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  border: `${vars.size.hairline} solid transparent`,
  background: 'none',
  color: vars.color.ink,
  font: vars.text.small,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { '&:disabled': { color: vars.color.inkFaint, cursor: 'not-allowed' } },
});

const pressed = '&[aria-pressed="true"]';

// The shape follows the state alone, so that it is right also where a page is not hydrated yet.
globalStyle(`${base}[aria-pressed="true"] > svg`, { fill: 'currentColor' });

export const shape = styleVariants({
  words: [
    base,
    {
      paddingInline: vars.space.medium,
      borderColor: vars.color.border,
      borderRadius: vars.radius.full,
      selectors: {
        [pressed]: {
          background: vars.color.strong,
          borderColor: vars.color.strong,
          color: vars.color.onStrong,
        },
      },
      '@media': {
        [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.ink } } },
        [media.forcedColors]: {
          selectors: {
            [pressed]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          },
        },
      },
    },
  ],
  icon: [
    base,
    {
      inlineSize: vars.size.touch,
      padding: 0,
      borderRadius: vars.radius.full,
      selectors: { [pressed]: { color: vars.color.accent } },
      '@media': {
        [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.accent } } },
        [media.forcedColors]: {
          borderColor: 'ButtonBorder',
          selectors: { [pressed]: { color: 'Highlight' } },
        },
      },
    },
  ],
});

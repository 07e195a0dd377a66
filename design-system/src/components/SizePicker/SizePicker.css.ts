import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const struck = `linear-gradient(to top right, transparent calc(50% - 0.035rem), ${vars.color.border} calc(50% - 0.035rem), ${vars.color.border} calc(50% + 0.035rem), transparent calc(50% + 0.035rem))`;

export const root = style({ display: 'grid', gap: vars.space.small });

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.medium,
  font: vars.text.small,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  gap: vars.space.small,
  ':focus-visible': { outlineOffset: vars.space.xsmall },
  // For sizes that are a height and a girth, such as 158/80–84.
  selectors: { '&[data-wide]': { gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' } },
});

export const option = style({
  minBlockSize: vars.size.control,
  padding: vars.space.xsmall,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: 'none',
  font: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.ink,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    '&[data-apart]': { borderStyle: 'dashed' },
    '&[aria-checked="true"]': {
      background: vars.color.strong,
      borderColor: vars.color.strong,
      color: vars.color.onStrong,
    },
    '&[aria-disabled]': { color: vars.color.inkQuiet, borderColor: vars.color.line, backgroundImage: struck },
    '[aria-invalid] &:not([aria-disabled])': { borderColor: vars.color.danger },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-checked="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[aria-disabled]': { color: 'GrayText', textDecoration: 'line-through' },
      },
    },
  },
});

export const note = style({ font: vars.text.small, color: vars.color.inkQuiet });
export const error = style({ font: vars.text.small, color: vars.color.danger });

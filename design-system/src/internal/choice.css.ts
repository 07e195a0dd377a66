import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** A box or a ring with its words: together a touch target. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignItems: 'start',
  minBlockSize: vars.size.touch,
  paddingBlock: `max(${vars.space.xsmall}, (${vars.size.touch} - 1.5rem) / 2)`,
  font: vars.text.body,
  cursor: 'pointer',
  selectors: { '&:has(input:disabled)': { color: vars.color.inkFaint, cursor: 'not-allowed' } },
});

/** The native control, drawn anew. It stays the control: nothing lies over it. */
export const mark = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  // As large as a target has to be by itself (WCAG 2.5.8).
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.onStrong,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      scale: '0',
      background: 'currentColor',
    },
    '&:is(:checked, [type="checkbox"]:indeterminate)': {
      background: vars.color.strong,
      borderColor: vars.color.strong,
    },
    '&:is(:checked, [type="checkbox"]:indeterminate)::before': { scale: '1' },
    '&[aria-invalid]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:disabled': { borderColor: vars.color.line, background: 'none' },
    '&:disabled:is(:checked, [type="checkbox"]:indeterminate)': {
      background: vars.color.inkFaint,
      borderColor: vars.color.inkFaint,
    },
    [`${row}:hover &:not(:disabled, :checked, [type="checkbox"]:indeterminate, [aria-invalid])`]: {
      borderColor: vars.color.ink,
    },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&:is(:checked, [type="checkbox"]:indeterminate)': {
          background: 'Canvas',
          borderColor: 'CanvasText',
        },
        '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
});

export const box = style([
  mark,
  {
    borderRadius: vars.radius.small,
    selectors: {
      '&::before': { clipPath: 'polygon(8% 50%, 20% 38%, 40% 58%, 80% 14%, 92% 26%, 40% 82%)' },
      '&:indeterminate::before': { clipPath: 'inset(42% 8%)' },
    },
  },
]);

export const ring = style([
  mark,
  {
    borderRadius: vars.radius.full,
    selectors: { '&::before': { inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: vars.radius.full } },
  },
]);

/** The words and what stands at the end, which goes beneath them where there is no room. */
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium });
export const words = style({ flex: '1 1 min(6rem, 100%)', minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = style({
  display: 'block',
  font: vars.text.small,
  color: vars.color.inkQuiet,
  selectors: { [`${row}:has(input:disabled) &`]: { color: 'inherit' } },
});
/** The same beneath the row, in line with its words. */
export const note = style([description, { paddingInlineStart: `calc(1.5rem + ${vars.space.small})` }]);
/** What stands at the end of the line: a price, a count. */
export const aside = style({ maxInlineSize: '100%' });

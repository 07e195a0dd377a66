import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const note = style({
  paddingInlineStart: `calc(2.5rem + ${vars.space.small})`,
  font: vars.text.small,
  color: vars.color.inkQuiet,
});

export const track = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '0.25rem',
      inlineSize: '1rem',
      blockSize: '1rem',
      marginBlockStart: '-0.5rem',
      borderRadius: vars.radius.full,
      background: vars.color.border,
      transition: `translate ${vars.motion.quick}, background-color ${vars.motion.quick}`,
    },
    '&:checked': { background: vars.color.strong, borderColor: vars.color.strong },
    '&:checked::before': { translate: '0.9375rem', background: vars.color.onStrong },
    '&:disabled': { borderColor: vars.color.line },
    '&:disabled::before': { background: vars.color.line },
    '&:disabled:checked': { background: vars.color.inkFaint, borderColor: vars.color.inkFaint },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '&:checked': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
        '&:disabled:checked': { background: 'GrayText', borderColor: 'GrayText' },
        '&:disabled:checked::before': { background: 'Canvas' },
      },
    },
  },
});

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const struck = `linear-gradient(to top right, transparent calc(50% - 0.035rem), ${vars.color.border} calc(50% - 0.035rem), ${vars.color.border} calc(50% + 0.035rem), transparent calc(50% + 0.035rem))`;

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space.medium } } });

export const caption = style({
  marginBlockEnd: vars.space.small,
  font: vars.text.small,
  color: vars.color.inkQuiet,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  gap: vars.space.small,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minBlockSize: vars.size.controlSmall,
  padding: vars.space.xsmall,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  font: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:has(input:disabled))': { borderColor: vars.color.ink },
    '&:has(input:checked)': {
      background: vars.color.strong,
      borderColor: vars.color.strong,
      color: vars.color.onStrong,
    },
    '&:has(input[aria-disabled])': { color: vars.color.inkFaint, cursor: 'default' },
    '&:has(input:disabled)': {
      color: vars.color.inkFaint,
      borderColor: vars.color.line,
      backgroundImage: struck,
      cursor: 'default',
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxsmall,
    },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch },
    [media.forcedColors]: {
      selectors: {
        '&:has(input:checked)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&:has(input:disabled)': { color: 'GrayText', textDecoration: 'line-through' },
      },
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

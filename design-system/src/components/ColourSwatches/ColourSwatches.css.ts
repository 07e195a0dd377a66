import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  columnGap: vars.space.medium,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: '2rem',
  paddingBlock: vars.space.xxsmall,
  font: vars.text.small,
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
  selectors: {
    '&:has(input:checked)': { font: vars.text.smallStrong },
    '&:has(input:disabled), &:has(input[aria-disabled])': { color: vars.color.inkFaint, cursor: 'default' },
    '&:has(input:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxsmall,
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

export const swatch = style({
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  selectors: {
    'input:checked ~ &': {
      boxShadow: `0 0 0 ${vars.space.xxsmall} ${vars.color.ground}, 0 0 0 ${vars.space.xsmall} ${vars.color.ink}`,
    },
    'input:disabled ~ &': { opacity: 0.4 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        'input:checked ~ &': {
          outline: `${vars.size.focusRing} solid Highlight`,
          outlineOffset: vars.space.xxsmall,
        },
      },
    },
  },
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style({
  marginInlineStart: vars.space.xsmall,
  font: vars.text.small,
  color: vars.color.inkQuiet,
  // Anchored at the row: a :has() that any element may answer has the browser look at every element anew.
  selectors: { [`${row}:has(> input:disabled) &`]: { color: 'inherit' } },
});

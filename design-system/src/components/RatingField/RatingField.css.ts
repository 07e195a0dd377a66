import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
});

export const stars = style({
  display: 'inline-flex',
  // The room in which the first star is pressed is not seen: the star itself stands under the words above.
  marginInlineStart: `calc((${vars.size.icon} - ${vars.size.touch}) / 2)`,
});

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  color: vars.color.border,
  cursor: 'pointer',
  selectors: {
    '&[data-on]': { color: vars.color.accent },
    'fieldset[aria-invalid] &': { color: vars.color.danger },
    '&:has(:disabled)': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
});

/** Covers its star, so that the whole of it can be pressed and found by touch. */
export const input = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
});

/** Its place is kept while it is empty, so that nothing moves when it comes. */
export const name = style({
  flex: '1 1 6rem',
  minBlockSize: '1lh',
  font: vars.text.small,
  color: vars.color.inkQuiet,
});

export const shown = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
});
export const drawn = style({ display: 'inline-flex', gap: vars.space.xxsmall, color: vars.color.accent });
export const place = style({ position: 'relative' });
export const part = style({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, overflow: 'hidden' });
export const text = style({ font: vars.text.small, fontVariantNumeric: 'tabular-nums lining-nums' });

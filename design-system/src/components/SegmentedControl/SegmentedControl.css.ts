import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style({ display: 'inline-flex', flexWrap: 'wrap', maxInlineSize: '100%' });

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.medium,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  marginInlineStart: `calc(-1 * ${vars.size.hairline})`,
  font: vars.text.small,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:first-child': { marginInlineStart: 0 },
    '&:has(:checked)': {
      zIndex: 1,
      background: vars.color.strong,
      borderColor: vars.color.strong,
      color: vars.color.onStrong,
    },
    '&:has(:focus-visible)': {
      zIndex: 2,
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { color: vars.color.inkFaint, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

/** Covers its segment, so that the whole of it can be pressed and found by touch. */
export const input = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
});

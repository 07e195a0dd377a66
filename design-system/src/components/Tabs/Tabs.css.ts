import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  gap: vars.space.large,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
});

export const tab = style({
  position: 'relative',
  flexShrink: 0,
  minBlockSize: vars.size.control,
  padding: 0,
  border: 0,
  background: 'none',
  font: vars.text.body,
  color: vars.color.inkQuiet,
  cursor: 'pointer',
  ':hover': { color: vars.color.ink },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.ink },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: vars.size.focusRing,
      background: vars.color.ink,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const panel = style({
  paddingBlockStart: vars.space.large,
  selectors: { '&[hidden]': { display: 'none' } },
});

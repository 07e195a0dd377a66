import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ listStyleType: '""', margin: 0, padding: 0 });

export const event = style({
  position: 'relative',
  // The mark grows with the letters.
  paddingInlineStart: `max(${vars.space.large}, 1.25rem)`,
  paddingBlockEnd: vars.space.large,
  font: vars.text.small,
  overflowWrap: 'anywhere',
  ':last-child': { paddingBlockEnd: 0 },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.35em',
    inlineSize: '0.6875rem',
    blockSize: '0.6875rem',
    borderRadius: vars.radius.full,
    border: `${vars.size.hairline} solid ${vars.color.border}`,
    background: vars.color.ground,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-state="done"]::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(0.34375rem - ${vars.size.hairline} / 2)`,
      insetBlockStart: '1.35em',
      insetBlockEnd: '0.05em',
      borderInlineStart: `${vars.size.hairline} solid ${vars.color.line}`,
    },
    '&[data-state="done"]::before': { background: vars.color.ink, borderColor: vars.color.ink },
    '&[data-state="current"]::before': {
      background: vars.color.ground,
      borderColor: vars.color.ink,
      borderWidth: '0.1875rem',
    },
    '&[data-state="ahead"]': { color: vars.color.inkQuiet },
  },
});

export const title = style({ selectors: { '[data-state="current"] > &': { fontWeight: 600 } } });
export const quiet = style({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums lining-nums' });

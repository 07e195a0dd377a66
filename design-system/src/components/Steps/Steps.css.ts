import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });

/** Side by side where each has room for a word, measured in letters; one under another with large text. */
export const list = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 13rem)': { gridAutoFlow: 'column' } },
  gap: vars.space.small,
  listStyleType: '""',
  margin: 0,
  padding: 0,
  counterReset: 'step',
});

export const step = style({
  position: 'relative',
  minInlineSize: 0,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.size.focusRing} solid ${vars.color.line}`,
  font: vars.text.small,
  color: vars.color.inkQuiet,
  counterIncrement: 'step',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '::before': { content: 'counter(step) ". "', fontVariantNumeric: 'tabular-nums lining-nums' },
  '@media': { [media.forcedColors]: { selectors: { '&[data-state="ahead"]': { borderColor: 'GrayText' } } } },
  selectors: {
    '&[data-state="done"]': { borderColor: vars.color.ink },
    '&[data-state="current"]': { borderColor: vars.color.ink, color: vars.color.ink, fontWeight: 600 },
  },
});

export const link = style({
  color: 'inherit',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: vars.size.hairline,
});

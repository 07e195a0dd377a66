import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.medium,
  maxInlineSize: vars.size.measure,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  font: vars.text.small,
  overflowWrap: 'anywhere',
});

/** In the middle of the title's first line. */
export const sign = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: '1lh',
  font: vars.text.body,
  color: vars.color.inkQuiet,
});

export const words = style({ flex: 1, display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const read = style({ font: vars.text.body });
export const unread = style({ font: vars.text.bodyStrong });

/** The link is the title; its shadow covers the whole tile. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': {
    textDecoration: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.25em',
  },
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.accent,
  fontWeight: 500,
  '::before': {
    content: '',
    inlineSize: '0.5em',
    blockSize: '0.5em',
    // A border is drawn where colours are forced and grounds are not.
    border: '0.25em solid currentColor',
    borderRadius: vars.radius.full,
  },
});

/** Above the shadow of the link. */
export const action = style({ position: 'relative', zIndex: 1, marginBlockStart: vars.space.xsmall });

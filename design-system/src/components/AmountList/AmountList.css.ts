import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { money } from '../../internal/money.ts';

export const list = style({ display: 'grid', gap: vars.space.small, font: vars.text.body });

/** A sum that finds no room beside its name goes below it, and still stands at the end. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});

export const label = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  ...money,
});

export const tone = styleVariants({ neutral: {}, saving: { color: vars.color.accent } });

export const note = style({ flex: '1 0 100%', font: vars.text.small, color: vars.color.inkQuiet });

export const total = style([
  line,
  {
    marginBlockStart: vars.space.xsmall,
    paddingBlockStart: vars.space.medium,
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
    font: vars.text.heading3,
  },
]);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** What can be done goes below the words where both find no room in a line. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  font: vars.text.small,
  overflowWrap: 'anywhere',
});

export const words = style({ flex: '1 1 12rem', display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
});
export const name = style({ font: vars.text.bodyStrong });
export const address = style({ fontStyle: 'normal' });
export const quiet = style({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums lining-nums' });
export const problem = style({ color: vars.color.danger });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  maxInlineSize: '100%',
});

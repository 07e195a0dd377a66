import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  alignItems: 'start',
  padding: vars.space.medium,
  borderInlineStart: `calc(${vars.size.hairline} * 2) solid`,
  color: vars.color.ink,
  font: vars.text.small,
  overflowWrap: 'anywhere',
});

export const tone = styleVariants({
  info: [base, { background: vars.color.plane, borderColor: vars.color.ink }],
  success: [base, { background: vars.color.successWash, borderColor: vars.color.success }],
  warning: [base, { background: vars.color.plane, borderColor: vars.color.accent }],
  danger: [base, { background: vars.color.dangerWash, borderColor: vars.color.danger }],
});

export const content = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });
export const title = style({ font: vars.text.smallStrong });
export const actions = style({ marginBlockStart: vars.space.small });

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  margin: `calc(-1 * ${vars.space.small})`,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

export const cross = style({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });

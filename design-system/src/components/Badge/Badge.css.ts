import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'inline-block',
  // Drawn where colours are forced and washes are not.
  outline: `${vars.size.hairline} solid transparent`,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  font: vars.text.caption,
  fontWeight: 500,
  color: vars.color.ink,
});

export const tone = styleVariants({
  neutral: [base, { background: vars.color.plane }],
  accent: [base, { background: vars.color.accentWash, color: vars.color.accent }],
  success: [base, { background: vars.color.successWash, color: vars.color.success }],
  danger: [base, { background: vars.color.dangerWash, color: vars.color.danger }],
});

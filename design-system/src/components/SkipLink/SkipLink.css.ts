import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  position: 'fixed',
  insetInlineStart: vars.space.medium,
  insetBlockStart: vars.space.medium,
  zIndex: vars.layer.notice,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.small,
  background: vars.color.strong,
  color: vars.color.onStrong,
  font: vars.text.label,
  selectors: { '&:not(:focus)': { translate: '0 -300%' } },
});

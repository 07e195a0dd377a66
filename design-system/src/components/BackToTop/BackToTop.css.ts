import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { stickyBarHeight } from '../../theme/insets.ts';

export const link = style({
  position: 'fixed',
  insetInlineEnd: vars.space.medium,
  insetBlockEnd: `calc(${stickyBarHeight} + ${vars.space.medium})`,
  zIndex: vars.layer.sticky,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.ink,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.motion.quick}, visibility ${vars.motion.quick}`,
  selectors: { '&[data-shown]': { opacity: 1, visibility: 'visible' } },
});

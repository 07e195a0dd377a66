import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'inline-block' });

export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  maxInlineSize: `min(18rem, calc(100vw - 2 * ${vars.space.small}))`,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.small,
  background: vars.color.strong,
  color: vars.color.onStrong,
  font: vars.text.caption,
  overflowWrap: 'anywhere',
});

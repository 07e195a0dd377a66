import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** What floats over the page beside its opener: a popover's note, a menu's list. Never larger than the window. */
export const floating = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxInlineSize: `min(22rem, calc(100vw - 2 * ${vars.space.small}))`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.small})`,
  overflow: 'auto',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
});

import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Too low a window for a bar that stays: 400 % zoom, a phone on its side. */
const low = 'screen and (max-height: 26em)';

const rise = keyframes({ from: { translate: '0 100%' } });

const base = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.medium,
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
  paddingInlineStart: `max(${vars.space.medium}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${vars.space.medium}, env(safe-area-inset-right))`,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  background: vars.color.ground,
  '@media': { [low]: { position: 'static', paddingInline: 0 } },
});

/** From which width on there is none. */
export const below = styleVariants({
  tablet: [base, { '@media': { [media.tablet]: { display: 'none' } } }],
  desktop: [base, { '@media': { [media.desktop]: { display: 'none' } } }],
});

/** It stands in for a control that is out of sight. On a low window the control is enough. */
export const standsIn = style({
  animation: `${rise} ${vars.motion.calm}`,
  '@media': { [low]: { display: 'none' } },
});

export const words = style({ flex: '0 1 auto', minInlineSize: 0 });

/** Takes what the words leave, and more than half of a phone; on a tablet not more than a button needs. */
export const action = style({
  display: 'grid',
  flex: '1 0 56%',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '0 1 22rem', marginInlineStart: 'auto' } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** At most 476 by 640 CSS px (SHELL-25). */
export const root = style({
  position: 'fixed',
  zIndex: vars.layer.notice,
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxBlockSize: 'min(640px, 100dvh)',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.tablet]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.medium,
      insetBlockEnd: vars.space.medium,
      inlineSize: '476px',
      blockSize: 'min(640px, 100dvh)',
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.medium})`,
      borderRadius: vars.radius.medium,
    },
  },
});

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
});
export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ font: vars.text.bodyStrong });
export const note = style({ font: vars.text.small, color: vars.color.inkQuiet });

/** Keeps to the last message whatever comes, unless somebody has gone back to read. */
export const log = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  minBlockSize: 'min(8rem, 15dvh)',
  padding: vars.space.medium,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` } },
});
export const said = style({ marginBlockEnd: 'auto' });
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  padding: 0,
});

const message = style({ display: 'grid', gap: vars.space.xxsmall, maxInlineSize: '85%' });
export const side = styleVariants({
  me: [message, { alignSelf: 'end', justifyItems: 'end' }],
  them: [message, { alignSelf: 'start', justifyItems: 'start' }],
});
export const typing = style({
  marginBlockStart: vars.space.medium,
  font: vars.text.small,
  color: vars.color.inkQuiet,
});

export const field = style({ flex: '1 1 9rem', minInlineSize: 0 });
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.small,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});

import { style } from '@vanilla-extract/css';
import { media, stickyBarHeight, vars } from '@rukav/design-system/theme';

/** At the lower edge, above a bar that stays there. The page ends above the notice, so that it lies on nothing for good. */
export const notice = style({
  position: 'sticky',
  insetBlockEnd: stickyBarHeight,
  zIndex: vars.layer.notice,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  // Seen in the colours of the system, which know no shadow.
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  font: vars.text.small,
  '@media': {
    [media.tablet]: {
      insetBlockEnd: `calc(${stickyBarHeight} + ${vars.space.large})`,
      maxInlineSize: '440px',
      marginBlock: vars.space.large,
      marginInlineStart: vars.space.large,
      padding: vars.space.medium,
    },
  },
});

export const text = style({ flex: '1 1 100%' });

/** So much of the window's lower edge the notice covers: what takes the focus has to come to stand above it. */
export const covered = `calc(${stickyBarHeight} + 12rem)`;

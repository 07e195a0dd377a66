import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const notice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
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
      insetInline: 'auto',
      insetInlineStart: vars.space.large,
      insetBlockEnd: vars.space.large,
      maxInlineSize: '440px',
      padding: vars.space.medium,
    },
  },
});

export const text = style({ flex: '1 1 100%' });

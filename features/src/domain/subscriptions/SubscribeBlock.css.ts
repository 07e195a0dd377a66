import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const block = style({
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: '480px',
  paddingBlock: vars.space.large,
});

import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  // As wide as the card, with the air beside it.
  maxInlineSize: `calc(36rem + 2 * ${vars.space.large})`,
  marginInline: 'auto',
  padding: vars.space.large,
});

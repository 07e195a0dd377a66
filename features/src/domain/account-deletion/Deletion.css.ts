import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.large,
  maxInlineSize: '560px',
  marginInline: 'auto',
});

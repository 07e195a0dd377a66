import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const piece = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
});

export const about = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

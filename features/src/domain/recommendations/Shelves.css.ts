import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const shelves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  marginBlockStart: vars.space.xxlarge,
});

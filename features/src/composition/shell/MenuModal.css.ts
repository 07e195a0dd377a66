import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const list = style({ display: 'grid', gap: vars.space.xxsmall, listStyle: 'none' });

export const service = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xlarge,
});

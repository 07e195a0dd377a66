import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const head = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: `${vars.space.medium} ${vars.space.large}`,
});

export const nothing = style({ display: 'grid', gap: vars.space.xlarge });

export const popular = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

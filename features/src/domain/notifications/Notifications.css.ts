import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBlock: vars.space.large,
});

export const tabs = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large });

export const list = style({ listStyle: 'none', display: 'grid', gap: vars.space.large });

import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.large,
});

export const list = style({
  listStyle: 'none',
  display: 'grid',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.large,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const list = style({
  listStyle: 'none',
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const form = style({ maxInlineSize: '720px' });

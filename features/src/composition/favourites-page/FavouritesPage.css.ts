import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.large,
});

export const grid = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.medium,
  rowGap: vars.space.xlarge,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const change = style({ font: vars.text.small, color: vars.color.accent });

export const quiet = style({ font: vars.text.small, color: vars.color.inkQuiet });

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

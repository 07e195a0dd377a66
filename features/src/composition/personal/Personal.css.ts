import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.huge,
  '@media': { [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)' } },
});

export const beside = style({
  display: 'none',
  paddingBlock: vars.space.large,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const back = style({
  paddingBlockStart: vars.space.large,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const navigation = style({ display: 'grid', gap: vars.space.medium });

export const home = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.large,
});

export const club = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
});

export const rows = style({ '@media': { [media.desktop]: { display: 'none' } } });

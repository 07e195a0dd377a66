import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const section = style({
  display: 'grid',
  gap: vars.space.large,
  paddingBlockStart: vars.space.xlarge,
  scrollMarginBlockStart: vars.space.huge,
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const bar = style([top, { justifyContent: 'flex-start' }]);

export const quiet = style({ color: vars.color.inkQuiet });

export const list = style({ listStyleType: '""', margin: 0, padding: 0 });

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  maxInlineSize: vars.size.measure,
});

export const lines = style({ display: 'grid', gap: vars.space.small, maxInlineSize: vars.size.measure });

/** Stars by the title of the product: a link to its reviews. */
export const rating = style({
  justifySelf: 'start',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: vars.size.touch,
});

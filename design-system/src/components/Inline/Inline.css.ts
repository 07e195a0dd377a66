import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0, margin: 0, padding: 0 });
export const single = style({ flexWrap: 'nowrap' });
/** An empty string and not `none`, which would make Safari forget that it is a list. */
export const list = style({ listStyleType: '""' });
export const alignY = styleVariants({
  centre: { alignItems: 'center' },
  top: { alignItems: 'flex-start' },
  bottom: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});
export const align = styleVariants({
  start: { justifyContent: 'flex-start' },
  centre: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  apart: { justifyContent: 'space-between' },
});

import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
});
/** An empty string and not `none`, which would make Safari forget that it is a list. */
export const list = style({ listStyleType: '""' });
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  centre: { alignItems: 'center', textAlign: 'center' },
  end: { alignItems: 'flex-end' },
});

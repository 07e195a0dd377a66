import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });

/** Words as large as the picture is wide: it goes above them. */
const narrow = '(max-width: 12rem)';

export const root = style({
  display: 'grid',
  alignItems: 'start',
  inlineSize: '100%',
  font: vars.text.small,
  overflowWrap: 'anywhere',
});

export const size = styleVariants({
  small: {
    gridTemplateColumns: 'minmax(2rem, min(64px, 25%)) minmax(0, 1fr)',
    gap: vars.space.small,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  medium: {
    gridTemplateColumns: 'minmax(3rem, min(128px, 30%)) minmax(0, 1fr)',
    gap: vars.space.medium,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

export const picture = style({
  maxInlineSize: '128px',
  selectors: { '[data-unavailable] > &': { opacity: 0.5 } },
});

export const words = style({
  display: 'grid',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  selectors: { '[data-unavailable] > &': { color: vars.color.inkQuiet } },
});

export const title = styleVariants({
  small: { font: vars.text.small },
  medium: { font: vars.text.body, fontWeight: 500 },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': {
    textDecoration: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.25em',
  },
});

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  listStyleType: '""',
  margin: 0,
  padding: 0,
  color: vars.color.inkQuiet,
});

export const note = style({ marginBlockStart: vars.space.xxsmall });

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
});

export const price = style({ marginInlineStart: 'auto' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
});

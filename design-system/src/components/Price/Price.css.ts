import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { money } from '../../internal/money.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
});

export const size = styleVariants({
  small: { font: vars.text.small },
  medium: { font: vars.text.body },
  large: { font: vars.text.heading2 },
});

export const current = style({ ...money, order: 1, whiteSpace: 'nowrap', fontWeight: 500 });
export const isSale = style({ color: vars.color.accent });
export const quiet = style({ ...money, whiteSpace: 'nowrap', color: vars.color.inkQuiet });
export const old = style([quiet, { order: 2, textDecoration: 'line-through' }]);
export const discount = style({ ...money, order: 3, whiteSpace: 'nowrap', color: vars.color.accent });
export const beside = style({ selectors: { [`${size.large} > &`]: { font: vars.text.body, ...money } } });
export const note = style({ order: 4, flexBasis: '100%', font: vars.text.small, color: vars.color.inkQuiet });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
  maxInlineSize: '30rem',
});
export const wide = style({ maxInlineSize: 'none' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ minInlineSize: 0, inlineSize: '100%' });
export const sign = style({
  display: 'inline-flex',
  paddingInlineStart: vars.space.medium,
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  color: vars.color.inkQuiet,
});

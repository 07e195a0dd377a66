import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  padding: vars.space.medium,
  borderInlineStart: `calc(2 * ${vars.size.track}) solid ${vars.color.danger}`,
  background: vars.color.dangerWash,
  color: vars.color.ink,
});
export const title = style({ font: vars.text.bodyStrong, paddingBlockEnd: vars.space.xsmall });
export const list = style({ margin: 0, padding: 0, listStyleType: '""' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xsmall,
  color: vars.color.danger,
  textUnderlineOffset: '0.25em',
});

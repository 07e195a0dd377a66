import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerButton } from '../../internal/field.css.ts';

export const root = style({ display: 'inline-grid', gap: vars.space.xsmall, justifyItems: 'start' });
export const frame = style({ minBlockSize: 0 });
export const button = style([
  innerButton,
  {
    color: vars.color.ink,
    selectors: { '&[aria-disabled="true"]': { color: vars.color.inkFaint, cursor: 'not-allowed' } },
  },
]);
export const input = style({
  inlineSize: '2.5em',
  minBlockSize: 0,
  paddingInline: 0,
  textAlign: 'center',
});
export const note = style({ font: vars.text.small, color: vars.color.inkQuiet });

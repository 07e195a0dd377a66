import { style, styleVariants } from '@vanilla-extract/css';
import { label } from '../../internal/field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = style([label, { padding: 0, paddingBlockEnd: vars.space.xsmall }]);
export const note = style({ paddingBlockStart: vars.space.xsmall });
export const ends = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.small });

const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.small,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  font: vars.text.small,
  color: vars.color.inkQuiet,
  cursor: 'text',
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: 0,
    },
    '&:has(input[aria-invalid])': { borderColor: vars.color.danger },
    '&:has(input:disabled)': { background: 'none', borderColor: vars.color.line, cursor: 'not-allowed' },
  },
});

export const size = styleVariants({
  small: [field],
  medium: [field, { minBlockSize: vars.size.control, font: vars.text.body }],
});

export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  font: vars.text.small,
  fontSize: '1rem',
  color: vars.color.ink,
  '::placeholder': { color: vars.color.inkFaint, opacity: 1 },
  ':disabled': { color: vars.color.inkFaint, cursor: 'not-allowed' },
});

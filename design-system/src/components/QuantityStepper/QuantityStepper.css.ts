import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerButton } from '../../internal/field.css.ts';

export const root = style({ display: 'inline-grid', gap: vars.space.xsmall, justifyItems: 'start' });

// Doubled, so that they prevail over a field's own styles in whichever order the two style sheets come.
export const button = style([
  innerButton,
  {
    selectors: {
      '&&': { color: vars.color.ink },
      '&&[aria-disabled="true"]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
  },
]);
export const input = style({
  selectors: {
    '&&': { flex: 'none', inlineSize: '2.5em', minBlockSize: 0, paddingInline: 0, textAlign: 'center' },
  },
});

/** As wide as the stepper, which keeps its own width. */
export const note = style({
  inlineSize: 0,
  minInlineSize: '100%',
  font: vars.text.small,
  color: vars.color.inkQuiet,
});

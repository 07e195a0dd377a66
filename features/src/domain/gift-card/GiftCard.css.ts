import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

/** One column that no word makes wider. */
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const page = style([column, { gap: vars.space.xlarge, paddingBlock: vars.space.large }]);

/** The form, and beside it the card as it will be. */
export const columns = style([
  column,
  {
    alignItems: 'start',
    gap: vars.space.xlarge,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
]);

export const part = style([column, { gap: vars.space.medium }]);

/** Stays in sight while the form is filled. */
export const preview = style([
  column,
  {
    gap: vars.space.medium,
    '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.xlarge } },
  },
]);

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });

export const terms = style({ display: 'grid', gap: vars.space.small, paddingInlineStart: vars.space.large });

/** Takes the focus with what came of a form; it is no control. */
export const step = style({ outline: 'none' });

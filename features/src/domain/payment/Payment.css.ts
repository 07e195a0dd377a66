import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

/** One column that no word makes wider. */
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const widget = style([column, { gap: vars.space.large, maxInlineSize: '34rem' }]);

export const part = style([column, { gap: vars.space.small }]);

export const page = style([column, { gap: vars.space.xlarge, paddingBlock: vars.space.large }]);

export const code = style([
  column,
  { gap: vars.space.medium, justifyItems: 'start', '@media': { [media.tablet]: { gap: vars.space.large } } },
]);

export const banks = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.small,
});

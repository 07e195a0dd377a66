import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  paddingBlock: vars.space.large,
});

export const part = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const codes = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'center' });

export const facts = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });

export const coupons = style({
  display: 'grid',
  alignItems: 'start',
  listStyleType: '""',
  margin: 0,
  padding: 0,
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

/** One column that no word makes wider. */
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const page = style([column, { gap: vars.space.xlarge, paddingBlock: vars.space.large }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const tabs = style({
  display: 'flex',
  gap: vars.space.large,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.large}`,
});

export const list = style({ listStyle: 'none', display: 'grid', gap: vars.space.large });

export const columns = style([
  column,
  {
    alignItems: 'start',
    gap: vars.space.xlarge,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)' } },
  },
]);

export const part = style([column, { gap: vars.space.medium }]);

/** What comes next, apart from the facts above it. */
export const next = style({ display: 'grid', gap: vars.space.medium, marginBlockStart: vars.space.medium });

export const steps = style({
  display: 'grid',
  gap: vars.space.small,
  paddingInlineStart: vars.space.large,
});

export const lines = style({ listStyle: 'none', display: 'grid', gap: vars.space.large });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '100px minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: vars.space.large } },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
});

export const facts = style({ display: 'grid', alignContent: 'start', gap: vars.space.xsmall });

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });

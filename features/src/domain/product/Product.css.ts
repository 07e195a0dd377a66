import { style } from '@vanilla-extract/css';
import { farBelow, media, vars } from '@rukav/design-system/theme';

export const page = style({ paddingBlockStart: vars.space.medium });

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  marginBlockStart: vars.space.medium,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)', gap: vars.space.xlarge },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 420px', gap: vars.space.xxlarge },
  },
});

export const purchase = style({
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
});

export const heading = style({ display: 'grid', gap: vars.space.small });

/** The name, and at the end of its line what it is liked by. */
export const name = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });

/** The line that only members have: as high before the answer as with it, so that nothing moves. */
export const ofMember = style([quiet, { minBlockSize: '1lh' }]);

export const actions = style({ display: 'grid', gap: vars.space.small });

export const definition = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  gap: `${vars.space.small} ${vars.space.medium}`,
});

export const term = style({ color: vars.color.inkQuiet });

export const list = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });

/** Description, shops, care: over the whole width of a tablet, whose first column is narrow. */
export const details = style({
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { gridColumn: '1' },
  },
});

export const note = style([quiet, { marginBlockStart: vars.space.small }]);

/** What others say and ask: a summary and five of each. */
export const voices = style({ ...farBelow('60rem') });

export const rows = style({
  ...farBelow('calc(61vw + 10rem)'),
  display: 'grid',
  gap: vars.space.xxlarge,
  marginBlockStart: vars.space.xxlarge,
  '@media': { [media.desktop]: farBelow('calc(32vw + 10rem)') },
});

/** A look, and the way to put all of it into the cart. */
export const kit = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const terms = style({ display: 'grid', gap: vars.space.small, font: vars.text.small });

export const termTitle = style({ font: vars.text.label });

export const termPrice = style({ whiteSpace: 'nowrap' });

export const termRow = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.medium });

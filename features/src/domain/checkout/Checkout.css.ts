import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

/** A column that is as wide as its place: fields ask for more while fonts load, or with wider spaces between letters. */
const oneColumn = 'minmax(0, 1fr)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.xlarge,
  paddingBlock: vars.space.large,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 400px)',
      justifyContent: 'space-between',
      gap: vars.space.xxlarge,
    },
  },
});

export const parts = style({ display: 'grid', gridTemplateColumns: oneColumn, gap: vars.space.xlarge });

export const part = style({ display: 'grid', gridTemplateColumns: oneColumn, gap: vars.space.medium });

/** What is ordered: on a desktop a plate that stays in sight while the fields scroll by. */
export const totals = style([
  part,
  {
    '@media': {
      [media.desktop]: {
        padding: vars.space.large,
        background: vars.color.plane,
      },
    },
  },
]);

export const quiet = style({ display: 'block', color: vars.color.inkQuiet, font: vars.text.small });

export const thing = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  overflowWrap: 'anywhere',
});

/** A list of short facts, one under another. */
export const changes = style({
  display: 'grid',
  gap: vars.space.small,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
});

export const things = style({ listStyle: 'none', display: 'grid', gap: vars.space.small });

/** What is asked about lines that a chosen way lacks. */
export const rest = style([part, { marginBlockStart: vars.space.medium }]);

/** A place that an error summary can send the focus to. */
export const target = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.medium,
  scrollMarginBlockStart: '140px',
});

export const fault = style({ color: vars.color.danger, font: vars.text.small });

/** The buttons of a modal: as wide as a phone and one above another, then side by side and alike; the main one is the last. */
export const buttons = style({
  flexGrow: 1,
  display: 'grid',
  gap: vars.space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

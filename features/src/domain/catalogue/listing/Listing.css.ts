import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const head = style({ paddingBlock: `${vars.space.medium} ${vars.space.large}` });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  marginBlockStart: vars.space.small,
});

export const count = style({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums' });

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { [media.desktop]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
});

/** Narrowing stands beside the grid on a desktop only; elsewhere it is in the drawer. */
export const aside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '96px',
      maxBlockSize: 'calc(100vh - 112px)',
      overflowY: 'auto',
      paddingInline: vars.space.small,
      // Rings around what is chosen reach beyond the column.
      marginInlineStart: `calc(-1 * ${vars.space.small})`,
      scrollbarWidth: 'thin',
    },
  },
});

/** The track of a slider that has not come yet. */
export const sliderPlace = style({
  paddingBlockEnd: `calc(${vars.size.touch} + ${vars.space.small})`,
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.medium,
});

export const drawerButton = style({ flexShrink: 0, '@media': { [media.desktop]: { display: 'none' } } });

export const sort = style({ marginInlineStart: 'auto', minInlineSize: 0 });

export const applied = style({ marginBlockEnd: vars.space.medium });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: `${vars.space.large} ${vars.space.small}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${vars.space.xlarge} ${vars.space.medium}`,
    },
    [media.wide]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: `${vars.space.xlarge} ${vars.space.large}`,
    },
    [media.widest]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

// What is about to change pales in its pictures alone: its words can still be read.
globalStyle(`${grid}[aria-busy="true"] img`, { filter: 'opacity(0.4)' });

export const bannerCell = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

export const after = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  marginBlockStart: vars.space.xxlarge,
});

export const sections = style({ marginBlockEnd: vars.space.large });

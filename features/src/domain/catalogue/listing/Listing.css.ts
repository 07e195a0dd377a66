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

/** How many tiles stand in a row, between which gaps, and how high the text below a picture is in the mean. */
const rows = {
  phone: { columns: 2, gap: vars.space.small, text: '166px' },
  tablet: { columns: 3, gap: vars.space.medium, text: '148px' },
  wide: { columns: 4, gap: vars.space.large, text: '112px' },
  widest: { columns: 5, gap: vars.space.large, text: '108px' },
};
type Row = (typeof rows)[keyof typeof rows];

const columnsOf = ({ columns }: Row) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

export const grid = style({
  display: 'grid',
  ...columnsOf(rows.phone),
  gridAutoFlow: 'dense',
  gap: `${vars.space.large} ${rows.phone.gap}`,
  containerType: 'inline-size',
  '@media': {
    [media.tablet]: { ...columnsOf(rows.tablet), gap: `${vars.space.xlarge} ${rows.tablet.gap}` },
    [media.wide]: { ...columnsOf(rows.wide), gap: `${vars.space.xlarge} ${rows.wide.gap}` },
    [media.widest]: columnsOf(rows.widest),
  },
});

/** As high as a tile is: its picture is 3 wide and 4 high. A tile that was seen keeps the height that it had. */
const heightOf = ({ columns, gap, text }: Row) => ({
  containIntrinsicBlockSize: `auto calc((100cqi - ${columns - 1} * ${gap}) / ${columns} * 4 / 3 + ${text})`,
});

/** A tile below the first rows is laid out and painted when it comes near. */
export const farCell = style({
  contentVisibility: 'auto',
  ...heightOf(rows.phone),
  // Nothing is drawn beyond a tile: the rings of what has the focus and of the chosen colour get room.
  padding: vars.space.small,
  margin: `calc(-1 * ${vars.space.small})`,
  '@media': {
    [media.tablet]: heightOf(rows.tablet),
    [media.wide]: heightOf(rows.wide),
    [media.widest]: heightOf(rows.widest),
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

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });

export const root = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xlarge,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
  columnGap: vars.space.xxlarge,
  '@container': {
    '(min-width: 34rem)': { gridTemplateColumns: 'minmax(10rem, auto) minmax(14rem, 24rem)' },
    '(min-width: 56rem)': {
      gridTemplateColumns: 'minmax(10rem, auto) minmax(14rem, 24rem) minmax(14rem, 22rem)',
    },
  },
});

export const mean = style({ display: 'grid', justifyItems: 'start', gap: vars.space.small });
export const figure = style({ font: vars.text.display, letterSpacing: vars.tracking.display });
export const note = style({ font: vars.text.smallStrong });
export const quiet = style({ font: vars.text.small, color: vars.color.inkQuiet });

const list = style({ display: 'grid', gap: vars.space.small, listStyleType: '""', margin: 0, padding: 0 });

/** Words too large to stand beside a track. */
const narrow = '(max-width: 15rem)';

/** One grid for all lines, so that the tracks begin and end together. */
export const shares = style([
  list,
  {
    gridTemplateColumns: 'auto minmax(3rem, 1fr) auto',
    columnGap: vars.space.medium,
    overflowWrap: 'break-word',
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);
export const share = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  font: vars.text.small,
});

export const shareName = style({ '@container': { [narrow]: { gridColumn: '1 / -1' } } });

export const track = style({
  blockSize: vars.size.track,
  borderRadius: vars.radius.full,
  background: vars.color.plane,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { outline: `${vars.size.hairline} solid CanvasText` } },
});
export const bar = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.ink,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const amount = style({ textAlign: 'end', color: vars.color.inkQuiet });

/** Beside the spread where there is room for three columns, beneath it where there is not. */
export const details = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.large,
  '@container': {
    '(min-width: 34rem)': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
    },
    '(min-width: 56rem)': { gridColumn: 'auto', gridTemplateColumns: 'none' },
  },
});

export const answers = style({ display: 'grid', alignContent: 'start', gap: vars.space.small });
export const answersLabel = style({ font: vars.text.smallStrong });

export const aspects = style([list, { alignContent: 'start' }]);
export const aspect = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});

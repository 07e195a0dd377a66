import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const page = style({ display: 'grid', gap: vars.space.large, paddingBlock: vars.space.medium });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
});

export const tools = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem auto', alignItems: 'end' } },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });

export const list = style({
  listStyle: 'none',
  display: 'grid',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.large,
  alignContent: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** The list and the map: the map is seen first on a phone, and read after the list. */
export const withMap = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const beside = style([
  list,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridRow: 1 } } },
]);

export const map = style({
  order: -1,
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      order: 0,
      gridRow: 1,
      gridColumn: 2,
      position: 'sticky',
      insetBlockStart: vars.space.large,
      blockSize: 'calc(100dvh - 8rem)',
    },
  },
});

export const chosen = style({ scrollMarginBlockStart: '140px' });

/** A shop's page: what it is on the left, its days and the way on the right. */
export const store = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const part = style({ display: 'grid', gap: vars.space.medium, alignContent: 'start' });
export const whole = style([part, { gridColumn: '1 / -1' }]);

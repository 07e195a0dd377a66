import { style } from '@vanilla-extract/css';
import { farBelow, media, vars } from '@rukav/design-system/theme';

export const page = style({ display: 'grid', gap: vars.space.xxlarge, paddingBlockStart: vars.space.medium });

/** Names the audience close above the first picture; a desktop has the audiences in its header. */
export const audience = style({
  justifySelf: 'start',
  marginBlockEnd: `calc(${vars.space.small} - ${vars.space.xxlarge})`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const section = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.large} ${vars.space.small}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.medium },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space.medium },
  },
});

export const pair = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const block = style({ minInlineSize: 0 });

/** A block that a phone sees after scrolling: in the mean a row of tiles. */
export const far = style([
  block,
  { ...farBelow('calc(61vw + 14rem)'), '@media': { [media.desktop]: farBelow('calc(32vw + 14rem)') } },
]);

import { style } from '@vanilla-extract/css';
import { farBelow, media, vars } from '@rukav/design-system/theme';

export const footer = style({
  ...farBelow('60rem'),
  marginBlockStart: vars.space.huge,
  paddingBlock: vars.space.xxlarge,
  background: vars.color.plane,
  '@media': { [media.desktop]: farBelow('28rem'), print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '1.4fr 1fr 1fr 1.6fr', paddingInline: vars.space.xlarge },
  },
});

export const about = style({
  marginBlockStart: vars.space.small,
  maxInlineSize: '32ch',
  color: vars.color.inkQuiet,
  font: vars.text.small,
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
});

export const title = style({ marginBlockEnd: vars.space.small, font: vars.text.smallStrong });

export const legend = style({
  padding: 0,
  font: vars.text.small,
  color: vars.color.inkQuiet,
});

export const quiet = style({ font: vars.text.small, color: vars.color.inkQuiet });

export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  marginBlock: `0 ${vars.space.small}`,
});

export const viewSet = style({ marginBlockStart: vars.space.medium });

export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  font: vars.text.small,
  cursor: 'pointer',
  accentColor: vars.color.strong,
});

import { media, vars } from '@rukav/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A picture in the text of a page. */
export const figure = style({
  marginBlock: vars.space.large,
  padding: vars.space.large,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.ground,
  color: vars.color.ink,
  font: vars.text.body,
  overflowX: 'auto',
});
export const caption = style({
  marginBlockStart: vars.space.medium,
  font: vars.text.small,
  color: vars.color.inkQuiet,
});

export const list = style({ display: 'grid', gap: vars.space.medium, margin: 0, padding: 0 });
export const tiles = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
});
/** Two things to compare: side by side, on a phone one under the other. */
export const pair = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const smallTiles = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
});
export const row = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
});
export const name = style({ font: vars.text.smallStrong, overflowWrap: 'anywhere' });
export const quiet = style({ font: vars.text.small, color: vars.color.inkQuiet, overflowWrap: 'anywhere' });

export const chip = style({
  blockSize: '4rem',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  // A swatch shows its colour under forced colours too: it is what the page is about.
  forcedColorAdjust: 'none',
});
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '4rem',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  font: vars.text.heading3,
  forcedColorAdjust: 'none',
});
export const ring = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderWidth: '3px',
  borderStyle: 'solid',
});

export const bar = style({
  blockSize: vars.size.iconSmall,
  background: vars.color.accent,
  maxInlineSize: '100%',
});
export const ruler = style({
  display: 'flex',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});
export const range = style({
  padding: vars.space.small,
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
  selectors: { '&:first-child': { border: 0 }, '&[data-here]': { background: vars.color.accentWash } },
});
export const mover = style({
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  background: vars.color.accent,
  borderRadius: vars.radius.small,
});
export const iconTile = style({
  display: 'grid',
  gap: vars.space.xsmall,
  justifyItems: 'start',
  alignContent: 'start',
});
export const good = style({
  borderInlineStart: `4px solid ${vars.color.success}`,
  paddingInlineStart: vars.space.medium,
});
export const bad = style({
  borderInlineStart: `4px solid ${vars.color.danger}`,
  paddingInlineStart: vars.space.medium,
});
export const words = style({ overflowWrap: 'anywhere' });
export const page = style({
  blockSize: '100%',
  padding: vars.space.large,
  background: vars.color.ground,
  color: vars.color.ink,
});
export const transcript = style({
  margin: 0,
  font: vars.text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

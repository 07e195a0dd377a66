import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** High enough for the bar to leave three quarters of the page, also with larger text. */
const tall = 'screen and (min-height: 40rem)';

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockEnd: `${vars.size.hairline} solid transparent`,
  font: vars.text.small,
  overflowWrap: 'anywhere',
  '@media': {
    [tall]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky },
    [media.forcedColors]: { borderBlockEndColor: 'CanvasText', background: 'Canvas' },
  },
});

export const tone = styleVariants({
  strong: [bar, { background: vars.color.strong, color: vars.color.onStrong }],
  accent: [bar, { background: vars.color.accentFill, color: vars.color.onAccent }],
});

export const title = style({ font: vars.text.smallStrong });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 12rem',
  columnGap: vars.space.large,
  listStyleType: '""',
  margin: 0,
  padding: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** On its own plane, so that any button keeps its contrast. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
});

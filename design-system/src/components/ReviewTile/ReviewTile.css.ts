import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: vars.size.measure,
  paddingBlock: vars.space.large,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
});

export const author = style({ font: vars.text.bodyStrong });
export const quiet = style({
  font: vars.text.small,
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const mark = style({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
});
export const verdict = style({ font: vars.text.small, fontWeight: 500 });

export const title = style({ font: vars.text.smallStrong });
export const text = style({ font: vars.text.body, whiteSpace: 'pre-line' });

export const photos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});
/** Three in a line, also on a phone and with larger text. */
export const place = style({ inlineSize: `min(6rem, (100% - 2 * ${vars.space.small}) / 3)` });
export const photo = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.85 } } } },
});

export const answer = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `${vars.size.focusRing} solid ${vars.color.line}`,
});

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  font: vars.text.small,
  overflowWrap: 'anywhere',
});

/** The colour is what a traveller looks for, so it stays where colours are forced. */
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  marginInlineEnd: vars.space.xsmall,
  verticalAlign: 'middle',
  minInlineSize: '1.5em',
  blockSize: '1.5em',
  paddingInline: '0.25em',
  borderRadius: vars.radius.full,
  fontSize: '0.75em',
  fontWeight: 600,
  lineHeight: 1,
  boxShadow: `0 0 0 ${vars.size.hairline} color-mix(in srgb, ${vars.color.ink} 22%, transparent)`,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { outline: `${vars.size.hairline} solid CanvasText` } },
});

export const distance = style({
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

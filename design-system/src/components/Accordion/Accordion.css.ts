import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const item = style({
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  ':first-child': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: `calc(${vars.size.control} + ${vars.space.small})`,
  paddingBlock: vars.space.small,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const title = style({
  font: vars.text.body,
  fontWeight: 500,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const sign = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
});

export const upright = style({
  transformOrigin: 'center',
  transition: `transform ${vars.motion.quick}`,
  selectors: { 'details[open] > summary &': { transform: 'scaleY(0)' } },
});

export const content = style({ paddingBlockEnd: vars.space.large, maxInlineSize: vars.size.measure });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  font: vars.text.caption,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  background: vars.color.plate,
  outline: `${vars.size.hairline} solid transparent`,
  // Beside a heart on a narrow photograph a word has little room, and is not broken for it.
  '@container': { '(inline-size < 8rem)': { paddingInline: vars.space.xsmall, overflowWrap: 'normal' } },
});

export const tone = styleVariants({
  neutral: [base, { color: vars.color.onPlate }],
  accent: [base, { color: vars.color.plateAccent }],
});

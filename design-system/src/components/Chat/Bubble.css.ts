import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  position: 'relative',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  // Drawn where colours are forced and grounds are not.
  outline: `${vars.size.hairline} solid transparent`,
  borderRadius: `max(${vars.radius.small}, 0.75rem)`,
  font: vars.text.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const bubble = styleVariants({
  me: [base, { background: vars.color.strong, color: vars.color.onStrong, borderEndEndRadius: 0 }],
  them: [base, { background: vars.color.plane, color: vars.color.ink, borderEndStartRadius: 0 }],
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  font: vars.text.caption,
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const status = styleVariants({ neutral: {}, danger: { color: vars.color.danger } });

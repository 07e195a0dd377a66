import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** In letters, so that it grows with the words beside it. */
export const plate = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: '3rem',
  minBlockSize: '2rem',
  paddingInline: vars.space.xsmall,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: `min(${vars.radius.small}, 0.375rem)`,
  background: vars.color.surface,
  color: vars.color.ink,
  font: vars.text.caption,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const sign = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

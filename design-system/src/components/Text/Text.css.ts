import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const size = styleVariants({
  body: { font: vars.text.body },
  small: { font: vars.text.small },
  caption: { font: vars.text.caption },
  lead: { font: vars.text.heading3, fontWeight: 400, lineHeight: 1.5 },
});

export const tone = styleVariants({
  inherit: {},
  ink: { color: vars.color.ink },
  quiet: { color: vars.color.inkQuiet },
  accent: { color: vars.color.accent },
  success: { color: vars.color.success },
  danger: { color: vars.color.danger },
});

export const strong = style({ fontWeight: 600 });
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const singleLine = style({ whiteSpace: 'nowrap' });
export const align = styleVariants({ start: {}, centre: { textAlign: 'center' }, end: { textAlign: 'end' } });

const clamped = style({ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' });
export const lines = styleVariants({
  1: [clamped, { WebkitLineClamp: 1 }],
  2: [clamped, { WebkitLineClamp: 2 }],
  3: [clamped, { WebkitLineClamp: 3 }],
});

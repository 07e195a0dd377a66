import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]:not([aria-busy])': {
      color: vars.color.inkFaint,
      cursor: 'not-allowed',
    },
    '&[aria-busy]': { cursor: 'progress' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.color.plane } },
    },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
});

export const emphasis = styleVariants({
  plain: [base],
  outlined: [base, { borderColor: vars.color.border }],
  surface: [base, { background: vars.color.surface }],
});

/** How many there are, above the icon's shoulder. */
export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: '50%',
  marginInlineStart: vars.space.xxsmall,
  minInlineSize: '1.5em',
  paddingInline: '0.35em',
  borderRadius: vars.radius.full,
  background: vars.color.accentFill,
  color: vars.color.onAccent,
  font: vars.text.caption,
  fontSize: '0.6875rem',
  lineHeight: '1.5em',
  fontWeight: 600,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const disabled = '&:disabled, &[aria-disabled="true"]:not([aria-busy])';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  maxInlineSize: '100%',
  margin: 0,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.small,
  background: 'none',
  font: vars.text.body,
  fontWeight: 500,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    [disabled]: { cursor: 'not-allowed', color: vars.color.inkFaint },
    '&[aria-busy]': { cursor: 'progress' },
  },
});

const filled = style({
  selectors: { [disabled]: { background: vars.color.plane, borderColor: vars.color.line } },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

const underPointer = (styles: Record<string, string>) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': styles } } },
});

export const emphasis = styleVariants({
  strong: [
    base,
    filled,
    { background: vars.color.strong, color: vars.color.onStrong },
    underPointer({ background: vars.color.strongHover }),
  ],
  accent: [
    base,
    filled,
    { background: vars.color.accentFill, color: vars.color.onAccent },
    underPointer({ background: vars.color.accentFillHover }),
  ],
  quiet: [
    base,
    { borderColor: vars.color.border, color: vars.color.ink },
    { selectors: { [disabled]: { borderColor: vars.color.line } } },
    underPointer({ borderColor: vars.color.ink }),
  ],
  plain: [
    base,
    {
      color: vars.color.ink,
      textDecorationLine: 'underline',
      textDecorationThickness: vars.size.hairline,
      textUnderlineOffset: '0.25em',
      selectors: { [disabled]: { textDecorationLine: 'none' } },
    },
    underPointer({ color: vars.color.accent }),
  ],
  danger: [
    base,
    { borderColor: 'currentColor', color: vars.color.danger },
    { selectors: { [disabled]: { borderColor: vars.color.line } } },
    underPointer({ background: vars.color.dangerWash }),
  ],
});

export const size = styleVariants({
  medium: {
    minBlockSize: vars.size.control,
    paddingInline: vars.space.large,
    paddingBlock: vars.space.small,
  },
  small: {
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space.medium,
    paddingBlock: vars.space.xsmall,
    font: vars.text.small,
    fontWeight: 500,
    '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
  },
});

/** A plain button's words align with the text around it. */
export const flush = style({
  // Its parent may be as wide as the words alone.
  maxInlineSize: `calc(100% + 2 * ${vars.space.xsmall})`,
  paddingInline: vars.space.xsmall,
  marginInline: `calc(-1 * ${vars.space.xsmall})`,
});
export const fullWidth = style({ inlineSize: '100%' });

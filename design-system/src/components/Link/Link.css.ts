import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  transition: `color ${vars.motion.quick}, text-decoration-color ${vars.motion.quick}`,
  selectors: { '&[aria-current]': { textDecorationLine: 'none', fontWeight: 600 } },
});

export const emphasis = styleVariants({
  text: [base, { '@media': { [media.hover]: { ':hover': { color: vars.color.accent } } } }],
  accent: [
    base,
    {
      color: vars.color.accent,
      '@media': { [media.hover]: { ':hover': { color: vars.color.accentHover } } },
    },
  ],
  plain: [
    base,
    {
      textDecorationColor: 'transparent',
      '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
    },
  ],
  quiet: [
    base,
    {
      color: vars.color.inkQuiet,
      textDecorationColor: 'transparent',
      '@media': {
        [media.hover]: { ':hover': { color: vars.color.ink, textDecorationColor: 'currentColor' } },
      },
    },
  ],
});

/** Room for a finger without moving the text: for links that stand alone in a list or a bar. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
});

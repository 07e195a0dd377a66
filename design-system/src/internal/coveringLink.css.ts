import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/**
 * A tile's link: its words are the link, its shadow (`::after`, placed by the tile) takes presses beyond them and shows
 * the focus.
 */
export const coveringLink = style({
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationThickness: vars.size.hairline },
  '::after': { content: '', position: 'absolute', zIndex: 1 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as choice from '../../internal/choice.css.ts';

/** Cards touch: one hairline between two of them, and a full line around the chosen one. */
export const cards = style({ display: 'grid', paddingBlockStart: vars.space.xsmall });
export const card = style([
  choice.row,
  {
    padding: vars.space.medium,
    borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
    marginBlockStart: `calc(-1 * ${vars.size.hairline})`,
    transition: `background-color ${vars.motion.quick}`,
    selectors: {
      '&:has(:checked)': { background: vars.color.plane },
      '&:has(:focus-visible)': {
        outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { background: vars.color.plane } } },
      [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
    },
  },
]);
export const quietFocus = style({ outline: 'none' });
export const strong = style({ fontWeight: 500 });

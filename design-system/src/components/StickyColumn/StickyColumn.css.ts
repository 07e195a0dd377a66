import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The custom property that tells how tall the column is. */
export const heightProperty = '--sticky-column';

/** One that is taller than the window sticks by its end. */
export const column = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `min(7.5rem, calc(100vh - var(${heightProperty}, 0rem) - ${vars.space.medium}))`,
    },
  },
});

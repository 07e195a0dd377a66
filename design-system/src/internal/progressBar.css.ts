import { createVar, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** What lies under the filled part; set by who uses the bar. */
export const track = createVar();

const filled = { background: vars.color.ink, borderRadius: 'inherit' } as const;
const filledBySystem = { background: 'Highlight' } as const;

/** A native `progress` without its platform's look. Its size, corners and `track` are set by who uses it. */
export const progressBar = style({
  appearance: 'none',
  border: 0,
  background: track,
  selectors: {
    '&::-webkit-progress-bar': { background: track },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      outline: `${vars.size.hairline} solid CanvasText`,
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': filledBySystem,
        '&::-moz-progress-bar': filledBySystem,
      },
    },
  },
});

import { style } from '@vanilla-extract/css';

/**
 * Read out and not seen. Put it on a text inside a positioned element, so that it adds no scrolling.
 * Cut by `clip`: checkers take what `clip-path` cuts for text that is not there.
 */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
});

import { style } from '@vanilla-extract/css';

/** Read out and not seen. Put it on a text inside a positioned element, so that it adds no scrolling. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

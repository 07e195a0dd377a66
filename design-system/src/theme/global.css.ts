import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { stickyBarHeight } from './insets.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  textSizeAdjust: '100%',
  // The same width for short and long pages. Where scrollbars lie over the page, this takes no place.
  overflowY: 'scroll',
  scrollPaddingBlockStart: `calc(${vars.size.control} + ${vars.space.large})`,
  scrollPaddingBlockEnd: `calc(${stickyBarHeight} + ${vars.space.medium})`,
});
globalStyle('body', {
  margin: 0,
  // The page ends above a bar at the lower edge.
  paddingBlockEnd: stickyBarHeight,
  background: vars.color.ground,
  color: vars.color.ink,
  font: vars.text.body,
  fontVariantNumeric: 'lining-nums',
  // An address of mail is one word, and longer than a phone is wide when its letters are set apart.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle(':focus-visible', {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle('h1, h2, h3', { textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a moment: else every property of every element would take one, in a window that turns narrow its font too.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto',
    },
  },
});

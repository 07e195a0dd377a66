import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const main = style({
  maxInlineSize: vars.size.page,
  minBlockSize: '70vh',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': { [media.desktop]: { paddingInline: vars.space.xlarge } },
  ':focus': { outline: 'none' },
});

/** A line across the page, which stays in sight while the page scrolls. */
export const offline = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.notice,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  background: vars.color.ink,
  color: vars.color.surface,
  font: vars.text.small,
  textAlign: 'center',
});

/** Of a page that only scripts fill nothing is seen without them but what says so. */
globalStyle(`${main}[data-scripted] > :not(noscript)`, {
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.notice,
  blockSize: '2px',
  background: vars.color.accent,
  opacity: 0,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  selectors: {
    '&[data-busy]': {
      opacity: 1,
      transform: 'scaleX(0.8)',
      transition: 'transform 2s ease-out, opacity 120ms 150ms',
    },
  },
});

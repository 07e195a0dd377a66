import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** On the document while a modal is open: the page beneath keeps its place and does not scroll, by wheel or finger. */
globalStyle('html[data-modal-open]', {
  overflow: 'hidden',
  overscrollBehavior: 'none',
});
globalStyle('html[data-modal-open] body', { overflow: 'hidden', overscrollBehavior: 'none' });

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  background: vars.color.veil,
  animation: `${appear} ${vars.motion.calm}`,
});

/** The property that tells a layer how many lie beneath it. */
export const beneath = '--modals-beneath';

export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: `calc(${vars.layer.modal} + var(${beneath}))`,
  display: 'flex',
  // Hidden, but not unmade: what was typed and scrolled is there again when the modal above closes.
  selectors: { '&[data-covered]': { visibility: 'hidden' } },
});

const appearLate = keyframes({ '0%, 60%': { opacity: 0 } });

export const wait = style({
  margin: 'auto',
  fontSize: vars.size.icon,
  color: vars.color.onStrong,
  animation: `${appearLate} 700ms`,
});

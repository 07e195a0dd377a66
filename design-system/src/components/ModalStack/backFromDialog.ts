import type { KeyboardEvent } from 'react';

/**
 * Shift + Tab on the dialog itself leads to its last control. Radix wraps from the first one only, and the page around
 * is inert: the focus would leave for the browser's own bars.
 */
export function backFromDialog(event: KeyboardEvent<HTMLElement>) {
  const dialog = event.currentTarget;
  if (event.key !== 'Tab' || !event.shiftKey || event.target !== dialog) return;
  event.preventDefault();
  const stops = [...dialog.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0);
  stops.findLast((stop) => {
    stop.focus();
    return document.activeElement === stop;
  });
}

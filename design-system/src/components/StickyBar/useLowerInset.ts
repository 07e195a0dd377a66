import { useCallback, useRef } from 'react';
import { stickyBarProperty } from '../../theme/insets.ts';

/** How much of the window's lower edge an element covers, in CSS px: nothing where it stands in the page. */
const coverOf = (element: HTMLElement) =>
  getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;

/** A bar that has just come may lie on what the keyboard is at. */
function uncoverFocus(bar: HTMLElement) {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < innerHeight && bottom > innerHeight - coverOf(bar)) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Tells the document how much of its lower edge the held element covers, for as long as it is there. The page then ends
 * above it, the focus scrolls to above it, and notices stand on it.
 */
export function useLowerInset() {
  const root = useRef<HTMLElement>(null);

  const hold = useCallback((element: HTMLElement | null) => {
    root.current = element;
    if (!element) return undefined;
    const page = document.documentElement;
    const tell = () => page.style.setProperty(stickyBarProperty, `${coverOf(element)}px`);
    tell();
    uncoverFocus(element);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.current = null;
      page.style.removeProperty(stickyBarProperty);
    };
  }, []);

  return { root, hold };
}

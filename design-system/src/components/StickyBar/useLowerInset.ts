import { useEffect, type RefObject } from 'react';
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
 * Tells the document how much of its lower edge an element covers, for as long as it is drawn. The page then ends above it,
 * the focus scrolls to above it, and notices stand on it.
 */
export function useLowerInset(root: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !isDrawn) return undefined;
    const page = document.documentElement;
    const tell = () => page.style.setProperty(stickyBarProperty, `${coverOf(element)}px`);
    tell();
    uncoverFocus(element);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty(stickyBarProperty);
    };
  }, [root, isDrawn]);
}

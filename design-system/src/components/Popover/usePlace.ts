import { useEffect, type RefObject } from 'react';
import { hearResize } from '../../internal/hearResize.ts';
import { place } from './place.ts';

/** Keeps an open native popover at its anchor while either moves or grows. */
export function usePlace(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  isOpen: boolean,
  preferred: 'above' | 'below',
) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const put = () => {
      if (!anchor.current || !floating.current) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = floating.current.getBoundingClientRect();
      const { top, left } = place(anchor.current.getBoundingClientRect(), size, { width, height }, preferred);
      Object.assign(floating.current.style, { top: `${top}px`, left: `${left}px` });
    };
    put();
    // What is in it may come later, and what stands above the anchor may grow: neither is a scroll.
    const observer = new ResizeObserver(put);
    if (floating.current) observer.observe(floating.current);
    observer.observe(document.body);
    window.addEventListener('scroll', put, { capture: true, passive: true });
    const stopHearing = hearResize(window, put);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', put, { capture: true });
      stopHearing();
    };
  }, [anchor, floating, isOpen, preferred]);
}

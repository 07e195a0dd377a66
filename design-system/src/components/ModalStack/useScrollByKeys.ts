import { useEffect, type RefObject } from 'react';

/** A box with more in it than it shows takes focus, so that the arrow keys can scroll it. */
export function useScrollByKeys(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      if (element.scrollHeight > element.clientHeight) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    look();
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [box]);
}

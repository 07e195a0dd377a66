import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a control is out of the window, or beneath the page's head. Always so where there is no control; not known, and
 * so not the case, on the server. When the control comes into sight it takes the focus from what stood in for it.
 */
export function useOutOfSight(
  control: RefObject<HTMLElement | null> | undefined,
  standIn: RefObject<HTMLElement | null>,
): boolean {
  const [isOut, setOut] = useState(control === undefined);

  useEffect(() => {
    const watched = control?.current;
    if (!watched) return undefined;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page hears of several changes at once: the last one is how things stand.
        const entry = entries.at(-1);
        if (!entry) return;
        const isSeen = entry.intersectionRatio > 0.9;
        if (isSeen && standIn.current?.contains(document.activeElement))
          watched.focus({ preventScroll: true });
        setOut(!isSeen);
      },
      { rootMargin: `-${Number.parseFloat(scrollPaddingTop) || 0}px 0px 0px 0px`, threshold: [0, 0.9] },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [control, standIn]);

  return isOut;
}

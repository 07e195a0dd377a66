import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window a place counts as near; above it a place always does, as End jumps past it. */
const reach = '1000000px 0px 600px';

/** Tells when a place comes near the window; it stays near from then on. Give `place` to the element that stands there. */
export function useIsNear(): { place: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { root: document, rootMargin: reach },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return { place, isNear };
}

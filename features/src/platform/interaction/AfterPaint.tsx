import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useCameFromServer } from './useCameFromServer.ts';

let isReturning = false;
if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true };
  window.addEventListener('popstate', () => (isReturning = true), options);
  for (const sign of ['pointerdown', 'keydown'])
    window.addEventListener(sign, () => (isReturning = false), options);
}

/**
 * A part below the first window of its page. Where the browser draws the page, this part is drawn once the rest is painted, so
 * that what was asked for is seen sooner. A page from the server has it at once; so has one that Back or Forward leads to,
 * which has to be as high as it was.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const cameFromServer = useCameFromServer();
  const [isDue, setDue] = useState(isReturning);

  useEffect(() => {
    if (cameFromServer || isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [cameFromServer, isDue]);

  return cameFromServer || isDue ? children : null;
}

import { useCallback, useEffect, useRef } from 'react';
import { idle } from './when-idle';

/** ms after the last key: whoever types goes on within that. */
const restsAfter = 1000;

/**
 * Waits until nobody types and the browser has nothing else to do: what is loaded ahead between two letters keeps the answer to the
 * second waiting.
 */
export function useRest(): () => Promise<void> {
  const typedAt = useRef(-restsAfter);

  useEffect(() => {
    const note = () => {
      typedAt.current = performance.now();
    };
    window.addEventListener('keydown', note, { capture: true, passive: true });
    return () => window.removeEventListener('keydown', note, { capture: true });
  }, []);

  return useCallback(async () => {
    for (;;) {
      const left = typedAt.current + restsAfter - performance.now();
      if (left <= 0) return idle();
      await new Promise((resolve) => {
        setTimeout(resolve, left);
      });
    }
  }, []);
}

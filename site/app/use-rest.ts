import { useCallback, useEffect, useRef } from 'react';
import { idle } from './when-idle';

/** ms after the last key or press: whoever types or chooses goes on within that. */
const rest = 1000;

/**
 * Waits until a shopper's hands rest and the browser has nothing else to do: what is loaded ahead between two letters keeps the answer
 * to the second waiting.
 */
export function useRest(): () => Promise<void> {
  const pressedAt = useRef(0);

  useEffect(() => {
    const note = () => {
      pressedAt.current = performance.now();
    };
    const kinds = ['keydown', 'pointerdown'] as const;
    for (const kind of kinds) window.addEventListener(kind, note, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, note, { capture: true });
    };
  }, []);

  return useCallback(async () => {
    for (;;) {
      const left = pressedAt.current + rest - performance.now();
      if (left <= 0) return idle();
      await new Promise((resolve) => {
        setTimeout(resolve, left);
      });
    }
  }, []);
}

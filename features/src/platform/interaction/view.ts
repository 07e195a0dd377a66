import { useSyncExternalStore } from 'react';

const kinds = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

let hasHappened = false;

function subscribe(listener: () => void) {
  const hear = () => {
    hasHappened = true;
    stop();
    listener();
  };
  const stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, hear);
  };
  for (const kind of kinds) window.addEventListener(kind, hear, { passive: true });
  return stop;
}

/**
 * Whether the visitor has touched the page yet: what a page can begin without is loaded from then on, so that it costs
 * the first load nothing.
 */
export const useFirstInteraction = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasHappened,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const kinds = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** ms that the first press has for itself before anything is loaded beside it. */
const calm = 300;

let hasHappened = false;

function subscribe(listener: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    deafen();
    waiting = setTimeout(() => {
      hasHappened = true;
      listener();
    }, calm);
  };
  const deafen = () => {
    for (const kind of kinds) window.removeEventListener(kind, hear);
  };
  for (const kind of kinds) window.addEventListener(kind, hear, { passive: true });
  return () => {
    deafen();
    clearTimeout(waiting);
  };
}

/**
 * Whether the visitor has touched the page a moment ago or earlier: what a page can begin without is loaded from then
 * on, so that it costs the first load nothing and stands in the way of no first press.
 */
export const useFirstInteraction = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasHappened,
    () => false,
  );

import { useSyncExternalStore } from 'react';

export { AfterPaint } from './AfterPaint.tsx';
export { wakeEvent } from './islands.ts';
export { LazyHydration } from './LazyHydration.tsx';
export { MediaHydration } from './MediaHydration.tsx';
export { useIsNear } from './useIsNear.ts';
export { useKeptFocus } from './useKeptFocus.ts';
export { useRestored } from './useRestored.ts';

/**
 * ms of quiet after which loading begins. A pointer that rests is often about to press: what it presses comes first, and what
 * a press sets off needs the line for itself.
 */
const afterMove = 500;
const afterPress = 1000;
const presses = ['pointerdown', 'touchstart', 'keydown'];
const kinds = ['pointermove', 'scroll', ...presses];

/** ms after the first touch at which it begins, however long the pointer moves. A press or a key puts it off all the same. */
const latest = 3000;

let hasHappened = false;

function subscribe(listener: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let firstAt: number | undefined;
  let beginsAt = 0;
  const hear = ({ type }: Event) => {
    const now = performance.now();
    firstAt ??= now;
    beginsAt = presses.includes(type)
      ? now + afterPress
      : Math.max(beginsAt, Math.min(firstAt + latest, now + afterMove));
    clearTimeout(waiting);
    waiting = setTimeout(begin, beginsAt - now);
  };
  const deafen = () => {
    clearTimeout(waiting);
    for (const kind of kinds) window.removeEventListener(kind, hear);
  };
  const begin = () => {
    hasHappened = true;
    deafen();
    listener();
  };
  for (const kind of kinds) window.addEventListener(kind, hear, { passive: true });
  return deafen;
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

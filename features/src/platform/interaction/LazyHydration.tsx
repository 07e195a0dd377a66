import { Suspense, use, useSyncExternalStore, type ReactNode } from 'react';

/** The first signs of somebody who is there. Another entry of the history changes pages too. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'click',
  'popstate',
];

let isTouched = false;
let touched: Promise<void> | undefined;

/**
 * Resolves at the first sign. It listens before React does, so that a press that is the first sign finds its part awake:
 * React hydrates that part and passes the press on to it.
 */
const firstTouch = () =>
  (touched ??= new Promise((resolve) => {
    const wake = () => {
      isTouched = true;
      for (const sign of signs) window.removeEventListener(sign, wake, true);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
  }));

const never = () => () => undefined;
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

function Asleep({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  if (isHydrating && typeof window !== 'undefined' && !isTouched) use(firstTouch());
  return children;
}

/**
 * A part of a page that comes whole from the server and is hydrated only once the page is touched, so that waking the page
 * costs less: a part that is pressed at once, the others when there is time. What is drawn in the browser is not put off.
 * What it shows may not change by itself before somebody is there.
 */
export const LazyHydration = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Asleep>{children}</Asleep>
  </Suspense>
);

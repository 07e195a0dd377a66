import { Suspense, use, type ReactNode } from 'react';
import { useCameFromServer } from './useCameFromServer.ts';

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

/** A promise whose state React reads at once, without waiting for it. */
type Read = Promise<void> & { status: 'pending' | 'fulfilled'; value: void };

const read = (status: Read['status'], promise: Promise<void>) =>
  Object.assign(promise, { status, value: undefined }) as Read;

const awake = read('fulfilled', Promise.resolve());
let firstTouch: Read | undefined;

/**
 * Fulfilled at the first sign. It listens before React does, so that a press that is the first sign finds its part awake:
 * React hydrates that part and passes the press on to it.
 */
function touched(): Read {
  if (firstTouch) return firstTouch;
  const { promise, resolve } = Promise.withResolvers<void>();
  const touch = read('pending', promise);
  const wake = () => {
    touch.status = 'fulfilled';
    for (const sign of signs) window.removeEventListener(sign, wake, true);
    resolve();
  };
  for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
  return (firstTouch = touch);
}

function Asleep({ children }: { children: ReactNode }) {
  const cameFromServer = useCameFromServer();
  use(cameFromServer && typeof window !== 'undefined' ? touched() : awake);
  return children;
}

/**
 * A part of a page that comes whole from the server and is hydrated only once the page is touched, so that waking the page
 * costs less: a part that is pressed at once, the others when there is time. What is drawn in the browser is not put off.
 * What it shows may not change by itself before somebody is there, and it holds no native controls: a box that is ticked
 * without a pointer or a focus before would be ticked before React knows of it.
 */
export const LazyHydration = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Asleep>{children}</Asleep>
  </Suspense>
);

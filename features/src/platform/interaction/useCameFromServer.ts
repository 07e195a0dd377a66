import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** React asks `inHydration` while it hydrates a part, and only `inBrowser` where it draws one. */
function createOrigin() {
  let cameFromServer = false;
  return {
    inBrowser: () => cameFromServer,
    inHydration: () => (cameFromServer = true),
  };
}

/**
 * Whether this part came from the server. It goes on saying so once it is hydrated: an answer that changes then would have
 * React draw each part a second time, at once, and a press would wait for all of them.
 */
export function useCameFromServer(): boolean {
  const [{ inBrowser, inHydration }] = useState(createOrigin);
  return useSyncExternalStore(never, inBrowser, inHydration);
}

import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this part came from the server. It goes on saying so once it is hydrated: an answer that changes then would have
 * React draw each part a second time, at once, and a press would wait for all of them.
 */
export function useCameFromServer(): boolean {
  const [mark] = useState(() => ({ cameFromServer: false }));
  return useSyncExternalStore(
    never,
    () => mark.cameFromServer,
    () => (mark.cameFromServer = true),
  );
}

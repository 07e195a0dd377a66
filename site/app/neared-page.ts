/** The page whose link was neared last: its scripts and styles are fetched before it is asked for. */
export interface NearedPage {
  /** Its address; null until a link is neared. */
  get: () => string | null;
  set: (address: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Knows no page yet. */
export function createNearedPage(): NearedPage {
  let address: string | null = null;
  const listeners = new Set<() => void>();

  return {
    get: () => address,
    set: (neared) => {
      address = neared;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

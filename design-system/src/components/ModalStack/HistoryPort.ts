/** One entry of a browser's session history: its address, and what is kept in it (`history.state`). */
export interface HistoryEntry {
  url: string;
  state: unknown;
}

/**
 * What the modal stack needs of a session history. A site gives `browserHistoryPort`; the server, stories and tests give
 * `memoryHistoryPort`.
 */
export interface HistoryPort {
  /** The entry the shopper is at. */
  read: () => HistoryEntry;
  push: (entry: HistoryEntry) => void;
  /** Writes over the entry the shopper is at. */
  replace: (entry: HistoryEntry) => void;
  /** Moves through the entries; it arrives later, and the subscriber is called then. */
  go: (delta: number) => void;
  /** Takes the shopper to another page by the site's router. */
  navigate: (to: string, options: { replace: boolean }) => void;
  /** Whether the router wrote `after` as a new entry above `before`, rather than over it. */
  isPushed: (before: HistoryEntry, after: HistoryEntry) => boolean;
  /** The stack's one subscription; a second replaces it. Answers how to end it. */
  subscribe: (listener: HistoryListener) => () => void;
}

/** What the stack hears of history through the port. */
export interface HistoryListener {
  /** The shopper or `go` arrived at an entry. Answers true where the router must not hear of it. */
  arrived: () => boolean;
  /** The router may have written an entry. `isShown` once the page that belongs to it is on screen. */
  written: (isShown: boolean) => void;
  /** A `go` was asked for a while ago, and may have been dropped by the browser. */
  stalled: () => void;
}

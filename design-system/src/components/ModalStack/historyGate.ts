import type { HistoryWindow } from './browserHistoryPort.ts';

/** The place before the router at which the stack hears of the shopper's moves. */
export interface HistoryGate {
  /** Hears every `popstate` from now on, instead of whoever heard before. Answers how to end it. */
  hear: (listener: (event: Event) => void) => () => void;
}

/**
 * Stands before the router at the window's `popstate`, also while the stack itself is not yet loaded. Make it once, before
 * the router: Chromium calls a window's listeners in the order in which they were added, capturing ones as well.
 */
export function historyGate(window: Pick<HistoryWindow, 'addEventListener'>): HistoryGate {
  let listener: ((event: Event) => void) | undefined;
  window.addEventListener('popstate', (event) => listener?.(event), { capture: true });

  return {
    hear(next) {
      listener = next;
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}

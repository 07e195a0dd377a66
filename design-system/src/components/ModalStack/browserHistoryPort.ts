import type { HistoryGate } from './historyGate.ts';
import type { HistoryEntry, HistoryListener, HistoryPort } from './HistoryPort.ts';

/** The part of a window that the port uses. */
export interface HistoryWindow extends Pick<Window, 'addEventListener'> {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  location: Pick<Location, 'href'>;
  navigation?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** What the port is given beside the window. */
export interface BrowserHistoryOptions extends Pick<HistoryPort, 'navigate'> {
  /** Made before the router was. */
  gate: HistoryGate;
}

/** How long a move through history may take before it counts as dropped by the browser, in ms. */
const patience = 700;

const indexOf = ({ state }: HistoryEntry) =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * The browser's history for the modal stack, beside React Router 8.
 *
 * The router keeps `{ usr, key, idx }` in `history.state` and starts a navigation, with its loaders, at every `popstate`,
 * also where the location is the same. So the entry of a modal repeats the address and the router's own three fields of
 * the page beneath, next to the stack's mark, and a `popstate` that only moves among the entries of one page is stopped
 * at the gate, before the router hears it. The router's index and location stay true all along: they are those of the
 * page's entry, which is where it believes it is.
 *
 * The router's writes make no event. Where the browser has the Navigation API they are noticed at once; elsewhere the
 * site tells the stack by `addressChanged` (the `address` prop of `ModalStack`).
 *
 * `navigate` is the router's, such as `(to, options) => router.navigate(to, options)`. A page that opens a modal before
 * the shopper has touched it cannot keep the Back button of Chrome: it skips entries made without a gesture.
 */
export function browserHistoryPort(
  window: HistoryWindow,
  { navigate, gate }: BrowserHistoryOptions,
): HistoryPort {
  const { history, location } = window;
  let listener: HistoryListener | undefined;
  let isWriting = false;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const hear = (event: Event) => {
    if (listener?.arrived()) event.stopImmediatePropagation();
  };
  const look = () => {
    if (!isWriting) listener?.written(false);
  };
  const write = (how: 'pushState' | 'replaceState', { url, state }: HistoryEntry) => {
    isWriting = true;
    history[how](state, '', url);
    isWriting = false;
  };

  return {
    navigate,
    read: () => ({ url: location.href, state: history.state }),
    push: (entry) => write('pushState', entry),
    replace: (entry) => write('replaceState', entry),
    go(delta) {
      clearTimeout(watch);
      watch = setTimeout(() => listener?.stalled(), patience);
      history.go(delta);
    },
    isPushed: (before, after) => (indexOf(after) ?? 0) > (indexOf(before) ?? 0),
    subscribe(next) {
      listener = next;
      const written = (event: Event) => {
        if ('navigationType' in event && event.navigationType !== 'traverse') look();
      };
      const stopHearing = gate.hear(hear);
      window.navigation?.addEventListener('currententrychange', written);
      return () => {
        clearTimeout(watch);
        stopHearing();
        window.navigation?.removeEventListener('currententrychange', written);
        if (listener === next) listener = undefined;
      };
    },
  };
}

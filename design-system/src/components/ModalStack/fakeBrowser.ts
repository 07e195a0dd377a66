import type { HistoryEntry } from './HistoryPort.ts';
import type { HistoryWindow } from './browserHistoryPort.ts';

/**
 * A window's session history as browsers have it, for tests: `pushState` at once, `go` and the shopper's own moves late
 * and in the order in which they were asked for, each arriving with a `popstate`. `reload` keeps the entries.
 */
export function fakeBrowser(first = 'https://rukav.test/') {
  let entries: HistoryEntry[] = [{ url: first, state: null }];
  let index = 0;
  let queue: number[] = [];
  let listeners: { type: string; listener: EventListenerOrEventListenerObject }[] = [];

  const here = () => entries[index] ?? { url: first, state: null };
  const clone = (state: unknown): unknown => structuredClone(state);
  const absolute = (url: string | URL | null | undefined) => new URL(url ?? here().url, here().url).href;

  const window: HistoryWindow = {
    addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      listeners = [...listeners, { type, listener }];
    },
    history: {
      get state() {
        return clone(here().state);
      },
      pushState(state, _title, url) {
        entries = [...entries.slice(0, index + 1), { url: absolute(url), state: clone(state) }];
        index += 1;
      },
      replaceState(state, _title, url) {
        entries = entries.with(index, { url: absolute(url), state: clone(state) });
      },
      go: (delta = 0) => void (queue = [...queue, delta]),
    },
    location: locationOf(() => new URL(here().url)),
  };

  /** Chromium calls a window's listeners in the order in which they were added, capturing ones as well. */
  const tell = (event: Event) => {
    let isStopped = false;
    event.stopImmediatePropagation = () => void (isStopped = true);
    for (const { type, listener } of listeners) {
      if (isStopped || type !== event.type) continue;
      if (typeof listener === 'function') listener(event);
      else listener.handleEvent(event);
    }
  };

  /** Lets one move that was asked for arrive. */
  const step = () => {
    const [delta, ...rest] = queue;
    queue = rest;
    if (delta === undefined || delta === 0 || !entries[index + delta]) return;
    index += delta;
    tell(new Event('popstate'));
  };

  return {
    window,
    step,
    /** Lets everything arrive that was asked for, and what follows from it. */
    flush() {
      for (let moves = 0; queue.length > 0; moves += 1) {
        if (moves > 1000)
          throw new Error('History never comes to rest: two listeners move it against each other.');
        step();
      }
    },
    /** The document is made anew at the current entry: its listeners are gone, its moves are dropped. */
    reload() {
      queue = [];
      listeners = [];
    },
    entries: () => entries,
    index: () => index,
    here,
  };
}

/** One object that always tells the present address, as a browser's own. */
const locationOf = (address: () => URL) => ({
  get href() {
    return address().href;
  },
  get origin() {
    return address().origin;
  },
  get pathname() {
    return address().pathname;
  },
  get search() {
    return address().search;
  },
  get hash() {
    return address().hash;
  },
});

/** What React Router does with a window's history, and no more: where it writes, and which location it believes in. */
export function fakeRouter(window: HistoryWindow) {
  const idxOf = () => (window.history.state as { idx?: number } | null)?.idx;
  let made = 0;
  let heard = 0;
  let location = window.location.href;
  let onWritten = () => {};
  if (idxOf() === undefined) window.history.replaceState({ ...window.history.state, idx: 0 }, '');

  const hear = () => {
    heard += 1;
    location = window.location.href;
    onWritten();
  };
  window.addEventListener('popstate', hear);

  const write = (to: string, replace: boolean) => {
    made += 1;
    const state = { usr: null, key: `key-${made}`, idx: (idxOf() ?? 0) + (replace ? 0 : 1) };
    if (replace) window.history.replaceState(state, '', to);
    else window.history.pushState(state, '', to);
    location = window.location.href;
    onWritten();
  };

  return {
    navigate: (to: string, { replace }: { replace: boolean }) => write(to, replace),
    /** The site's effect on the router's location. */
    whenWritten: (listener: () => void) => void (onWritten = listener),
    location: () => location,
    /** How many moves the router heard of. */
    heard: () => heard,
  };
}

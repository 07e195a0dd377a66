import type { HistoryEntry, HistoryListener, HistoryPort } from './HistoryPort.ts';

/** A history of its own that touches no browser: for the server, for stories and for tests. Moves arrive a task later. */
export function memoryHistoryPort(url = '/'): HistoryPort {
  let entries: HistoryEntry[] = [{ url, state: null }];
  let index = 0;
  let listener: HistoryListener | undefined;

  const put = (entry: HistoryEntry) => {
    entries = [...entries.slice(0, index), entry];
  };
  const arrive = (delta: number) => {
    if (!entries[index + delta]) return;
    index += delta;
    listener?.arrived();
  };

  return {
    read: () => entries[index] ?? { url, state: null },
    push(entry) {
      index += 1;
      put(entry);
    },
    replace(entry) {
      entries = entries.with(index, entry);
    },
    go: (delta) => void setTimeout(() => arrive(delta), 0),
    navigate(to, { replace }) {
      if (!replace) index += 1;
      if (replace) entries = entries.with(index, { url: to, state: null });
      else put({ url: to, state: null });
      listener?.written(true);
    },
    isPushed: () => false,
    subscribe(next) {
      listener = next;
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}

import type { HistoryEntry } from './HistoryPort.ts';

/** What the stack keeps in an entry's state, beside whatever the router keeps there. */
export interface Mark {
  /** The page on which the modals were opened, for as long as it stays. */
  run: string;
  /** 0 in the page's own entry, 1 in the entry of the first modal, and so on. */
  depth: number;
  /** The modal the entry belongs to. */
  key?: string;
}

const field = 'rukavModals';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The stack's mark in an entry, if it has one. */
export function markOf({ state }: HistoryEntry): Mark | undefined {
  const mark = isRecord(state) ? state[field] : undefined;
  if (!isRecord(mark) || typeof mark.run !== 'string' || typeof mark.depth !== 'number') return undefined;
  return { run: mark.run, depth: mark.depth, key: typeof mark.key === 'string' ? mark.key : undefined };
}

/** Whether a history entry, by its `history.state`, belongs to a modal: open now, or left behind by a reload. */
export const isModalEntry = (state: unknown): boolean => (markOf({ url: '', state })?.depth ?? 0) > 0;

/** The entry as the router wrote it. */
export function unmarked({ url, state }: HistoryEntry): HistoryEntry {
  if (!isRecord(state) || !(field in state)) return { url, state };
  const { [field]: _mark, ...own } = state;
  return { url, state: own };
}

/** The entry with a mark beside what the router keeps in it. */
export const marked = ({ url, state }: HistoryEntry, mark: Mark): HistoryEntry => ({
  url,
  state: { ...(isRecord(state) ? state : undefined), [field]: mark },
});

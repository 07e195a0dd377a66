import type { HistoryEntry, HistoryPort } from './HistoryPort.ts';
import { marked, markOf, unmarked, type Mark } from './mark.ts';

export interface Trail {
  /** The modals that should each have an entry, lowest first. History follows as soon as it is at rest. */
  want: (keys: readonly string[]) => void;
  /** Runs `task` once history holds what is wanted and no move is under way. */
  atRest: (task: () => void) => void;
  /** Makes the modals' entries anew above the page's own, which gets its address by it; nothing is left ahead of them. */
  renew: () => void;
  /** Navigates so that the new page takes the place of the one modal entry that is left. */
  leaveFor: (to: string) => void;
  /** Looks whether the router wrote over the entry of the top modal, and what that means. */
  addressChanged: () => void;
  stop: () => void;
}

interface Hooks {
  /** The shopper went back: only these modals still have an entry. */
  onBack: (keys: readonly string[]) => void;
  /** The page beneath is no longer the current one. */
  onLeft: () => void;
}

/**
 * Keeps one history entry for each open modal above the entry of the page. What is wanted is known at once; history,
 * which moves late and may be moved by the shopper at the same time, is brought to it by comparing marks found in its
 * entries, never by counting events.
 */
export function createTrail(history: HistoryPort, { onBack, onLeft }: Hooks): Trail {
  let page = unmarked(history.read());
  let run: string | undefined;
  let actual: readonly string[] = [];
  let wanted: readonly string[] = [];
  /** The depth a move of ours is to arrive at. */
  let target: number | undefined;
  let stalls = 0;
  let isLeaving = false;
  let isStale = false;
  let tasks: (() => void)[] = [];

  const entryAt = (depth: number) => marked(page, { run: run ?? '', depth, key: actual[depth - 1] });

  function move(from: number, to: number) {
    target = to;
    history.go(to - from);
  }

  function push(key: string) {
    if (actual.length === 0) {
      page = unmarked(history.read());
      run = Math.random().toString(36).slice(2);
      history.replace(entryAt(0));
    }
    actual = [...actual, key];
    history.push(entryAt(actual.length));
  }

  function settle() {
    if (target !== undefined) return;
    isStale &&= actual.length > 0;
    const shared = isStale ? 0 : sharedLength(actual, wanted);
    if (actual.length > shared) return move(actual.length, shared);
    for (const key of wanted.slice(shared)) push(key);
    for (const task of tasks.splice(0)) task();
  }

  function leave() {
    page = unmarked(history.read());
    run = undefined;
    actual = [];
    wanted = [];
    target = undefined;
    isLeaving = false;
    onLeft();
    settle();
  }

  /** Sends the shopper away from the entry of a modal that is no longer open (Forward, a reload, a jump). */
  function turnBack(mark: Mark) {
    const isOfThisPage = mark.run === run && mark.depth > actual.length;
    move(mark.depth, isOfThisPage ? actual.length : 0);
    return true;
  }

  function arrived() {
    stalls = 0;
    const mark = markOf(history.read());
    if (mark && mark.depth > 0 && (mark.run !== run || actual[mark.depth - 1] !== mark.key)) {
      return turnBack(mark);
    }
    if (!mark || mark.run !== run) {
      // Back from a left-over entry to the page that the router has not left.
      const isSame = target !== undefined && isEqual(unmarked(history.read()), page);
      leave();
      return isSame;
    }
    const wasLeaving = isLeaving;
    const isOurs = target !== undefined;
    if (target === mark.depth) target = undefined;
    isLeaving = false;
    actual = actual.slice(0, mark.depth);
    history.replace(entryAt(mark.depth));
    if (!isOurs) {
      wanted = actual;
      onBack(actual);
    }
    settle();
    return !wasLeaving;
  }

  function written(isShown: boolean) {
    const entry = history.read();
    if (run !== undefined && markOf(entry)?.run === run) return;
    const isLeft = isLeaving || history.isPushed(page, entry);
    if (actual.length > 0 && isLeft) {
      // The page beneath would flash if the modals went before the next page has come.
      if (isShown) leave();
      return;
    }
    page = unmarked(entry);
    if (actual.length === 0) run = undefined;
    else history.replace(entryAt(actual.length));
  }

  function stalled() {
    if (target === undefined) return;
    target = undefined;
    stalls += 1;
    const mark = markOf(history.read());
    if (stalls < 2 && mark && mark.depth > actual.length) return void turnBack(mark);
    if (stalls > 1) {
      // A restored tab may lack the entries beneath: then this one becomes the page's own.
      history.replace(page);
      run = undefined;
      actual = [];
    }
    settle();
  }

  const stop = history.subscribe({ arrived, written, stalled });
  const left = markOf(history.read());
  if (left && left.depth > 0) {
    run = left.run;
    turnBack(left);
  }

  return {
    stop,
    addressChanged: () => written(true),
    want(keys) {
      wanted = keys;
      settle();
    },
    atRest(task) {
      tasks = [...tasks, task];
      settle();
    },
    renew() {
      isStale = true;
      settle();
    },
    leaveFor(to) {
      isLeaving = actual.length > 0;
      history.navigate(to, { replace: isLeaving });
    },
  };
}

const isEqual = (some: HistoryEntry, other: HistoryEntry) => JSON.stringify(some) === JSON.stringify(other);

function sharedLength(some: readonly string[], others: readonly string[]) {
  const differing = some.findIndex((key, index) => key !== others[index]);
  return differing === -1 ? some.length : differing;
}

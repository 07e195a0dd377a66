import { createStore } from 'effector';

/** Tells the time of this scope, ms since the epoch: the site gives the real one, a test its own. */
export const $clock = createStore<{ now: () => number }>(
  { now: () => 0 },
  { serialize: 'ignore', sid: 'clock' },
);

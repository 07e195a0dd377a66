import { setImmediate } from 'node:timers/promises';

/** How long work goes on before others are answered, ms. */
const most = 2;

/** Waits, where the work has gone on for long enough, until what came meanwhile is answered. */
export type GiveWay = () => Promise<void>;

/** For long work of the processor, which would keep all others waiting: called between its steps, it lets them by. */
export function givingWay(now: () => number = () => performance.now()): GiveWay {
  let since = now();
  return async () => {
    if (now() - since < most) return;
    await setImmediate();
    since = now();
  };
}

import { performance } from 'node:perf_hooks';

/** Tells what part of its time the event loop has worked of late, 0 to 1, over the last `period` ms or longer; 1 until it knows. */
export function createLoadMeter(period: number): () => number {
  let from = performance.eventLoopUtilization();
  let load = 1;
  return () => {
    const now = performance.eventLoopUtilization();
    const since = performance.eventLoopUtilization(now, from);
    if (since.active + since.idle < period) return load;
    from = now;
    load = since.utilization;
    return load;
  };
}

import { Audit, type Artifacts, type Result } from 'lighthouse';
import TotalBlockingTime from 'lighthouse/core/audits/metrics/total-blocking-time.js';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

/** How many times slower than this machine the phone of Lighthouse's mobile preset is. */
const slowdown = 4;

/** The longest a task may be that a hand does not feel, ms. */
const longestUnfelt = 50;

/** Of the main thread of one page, ms on a phone four times slower than this machine. */
export interface ProcessorTime {
  /** All its tasks. */
  work: number;
  /** What is over 50 ms in each task after the first contentful paint. */
  blocking: number;
}

/**
 * What a page's main thread did, by the processor time of its tasks. Lighthouse's own figures are taken from the clock, and contain
 * how long a task waited for a processor that was busy with something else.
 */
export function processorTimeOf(trace: Artifacts['Trace']): ProcessorTime {
  const processed = TraceProcessor.processTrace(trace);
  const { firstContentfulPaint } = TraceProcessor.processNavigation(processed).timestamps;
  let work = 0;
  let blocking = 0;
  for (const task of processed.mainThreadEvents) {
    if (!TraceProcessor.isScheduleableTask(task)) continue;
    const time = ((task.tdur ?? 0) / 1000) * slowdown;
    work += time;
    if (task.ts + task.dur > firstContentfulPaint) blocking += Math.max(0, time - longestUnfelt);
  }
  return { work, blocking };
}

/** Lighthouse's points of performance, 0 to 100, as they are with that blocking time, ms, in place of its own. */
export function pointsWith(blocking: number, { categories, audits }: Result): number {
  let points = 0;
  let weights = 0;
  for (const { id, weight } of categories.performance?.auditRefs ?? []) {
    const score =
      id === 'total-blocking-time'
        ? Audit.computeLogNormalScore(TotalBlockingTime.defaultOptions.mobile.scoring, blocking)
        : (audits[id]?.score ?? 0);
    points += score * weight;
    weights += weight;
  }
  return Math.round((points / weights) * 100);
}

import type { Artifacts, Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { pointsWith, processorTimeOf } from './processor-time.ts';

const place = { pid: 1, tid: 2, ph: 'X', cat: 'devtools.timeline', dur: 0, args: {} };
const frame = { frame: 'main', url: 'http://localhost/', processId: 1 };

/** A task that begins at a time, ms, lasts so long by the clock and takes so much of the processor. */
const task = (at: number, clock: number, processor: number) => ({
  ...place,
  name: 'RunTask',
  ts: at * 1000,
  dur: clock * 1000,
  tdur: processor * 1000,
});
const mark = (name: string, at: number, args: object) => ({
  ...place,
  name,
  ts: at * 1000,
  cat: 'blink.user_timing,loading',
  args,
});

const traceWith = (...tasks: readonly object[]) =>
  ({
    traceEvents: [
      mark('TracingStartedInBrowser', 0, { data: { frames: [frame] } }),
      { ...mark('thread_name', 0, { name: 'CrRendererMain' }), ph: 'M', cat: '__metadata' },
      mark('navigationStart', 1, {
        frame: 'main',
        data: { documentLoaderURL: frame.url, isLoadingMainFrame: true },
      }),
      mark('firstContentfulPaint', 500, { frame: 'main' }),
      ...tasks,
    ],
  }) as unknown as Artifacts['Trace'];

test('a task counts with what it takes of the processor, four times slowed down, however long it waits', () => {
  expect(processorTimeOf(traceWith(task(600, 300, 20), task(950, 10, 10)))).toEqual({
    work: 120,
    blocking: 30,
  });
});

test('what a page does before its first paint blocks nobody', () => {
  expect(processorTimeOf(traceWith(task(100, 300, 90))).blocking).toBe(0);
});

test('points are those of Lighthouse, with another blocking time', () => {
  const result = {
    categories: {
      performance: {
        auditRefs: [
          { id: 'total-blocking-time', weight: 30 },
          { id: 'largest-contentful-paint', weight: 25 },
          { id: 'unminified-css', weight: 0 },
        ],
      },
    },
    audits: {
      'total-blocking-time': { score: 0.1 },
      'largest-contentful-paint': { score: 0.9 },
      'unminified-css': { score: 0 },
    },
  } as unknown as Result;

  // Lighthouse gives 0.9 for 200 ms and 0.5 for 600.
  expect(pointsWith(200, result)).toBe(90);
  expect(pointsWith(600, result)).toBe(68);
});

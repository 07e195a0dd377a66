import PQueue from 'p-queue';
import { EdgeRefusal } from './refusals.ts';

/** How many pages are rendered at once. Rendering is the processor's work: more at once only makes all of them late. */
const atOnce = 8;

/** How many may wait for their turn, about two seconds of work. */
const waiting = 64;

/** Runs renderings, a few at a time. Refuses with `overloaded` when the queue is full, so that nobody waits in vain. */
export function renderQueue() {
  const queue = new PQueue({ concurrency: atOnce });

  return <Result>(render: () => Promise<Result>): Promise<Result> => {
    if (queue.size >= waiting) return Promise.reject(new EdgeRefusal('overloaded'));
    return queue.add(render);
  };
}

import { setImmediate as nextTask, setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Refusal } from './refusal.ts';

/** Number of requests of one key that run at once, and of those that wait for them. */
export interface Turns {
  running: number;
  waiting: number;
}

/** More than a browser has in line at once: such a key has a rest before each turn, in which the processor is the others'. */
const many = 16;
/** Duration of that rest, ms: about as long as the work of those that run. */
const rest = 30;

/**
 * Lets few requests of one key run at once while its others wait, first come first served, so that a client that sends many holds
 * few connections to the database and about half of the processor's time. Refuses with `too_many_requests` where too many wait
 * already.
 */
export function createTurns({ running, waiting }: Turns) {
  const queues = new Map<string, PQueue>();

  return async <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const queue = queues.get(key) ?? new PQueue({ concurrency: running });
    if (queue.size >= waiting)
      throw new Refusal('too_many_requests', { retryAfter: 1, params: { retryAfter: 1 } });
    queues.set(key, queue);
    try {
      return await queue.add(async () => {
        // Work that asks no database would otherwise be done in one task for all requests that have come, and others be heard after it.
        await (queue.size > many ? wait(rest) : nextTask());
        return work();
      });
    } finally {
      if (queue.size + queue.pending === 0) queues.delete(key);
    }
  };
}

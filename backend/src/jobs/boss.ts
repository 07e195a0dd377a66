import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../database/schema.ts';
import { readData, type Job, type Jobs } from './jobs.ts';
import { repeat } from './repeat.ts';

interface Ports {
  db: Kysely<Database>;
  /** pg-boss keeps connections of its own. */
  url: string;
  log: FastifyBaseLogger;
}

/** Jobs that really run. `send` works once `work` has been called with the job among the others. */
export interface RunningJobs extends Jobs {
  /** Starts working at these jobs. */
  work: (jobs: readonly Job[]) => Promise<void>;
  /** Lets running work end, at most 4 s, and stops. */
  stop: () => Promise<void>;
}

/** Jobs on PostgreSQL: sent ones by pg-boss, periodic ones by a loop that one process at a time runs. */
export function createJobs({ db, url, log }: Ports): RunningJobs {
  const boss = new PgBoss({ connectionString: url, application_name: 'rukav jobs', max: 4, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  const loops: { stop: () => Promise<void> }[] = [];

  const take = async (taken: Job) => {
    const { name, retries = 5 } = taken;
    await boss.createQueue(name, { policy: 'short', retryLimit: retries, retryDelay: 2, retryBackoff: true });
    await boss.work(name, { pollingIntervalSeconds: 1 }, async (batch) => {
      for (const { data } of batch) {
        try {
          await taken.run(readData(taken, data));
        } catch (error) {
          log.error({ err: error, job: name }, 'job failed');
          throw error;
        }
      }
    });
  };

  return {
    send: async (sent, data, { startAfter, key, trx } = {}) => {
      await boss.send(sent.name, readData(sent, data) as object, {
        // The queue holds one waiting job a key, so each job without a key gets one of its own.
        singletonKey: key ?? randomUUID(),
        ...(startAfter ? { startAfter } : {}),
        ...(trx ? { db: fromKysely(trx) } : {}),
      });
    },
    work: async (jobs) => {
      await boss.start();
      for (const one of jobs) {
        if (one.every) loops.push(repeat({ db, log }, one, one.every));
        else await take(one);
      }
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
      await boss.stop({ graceful: true, timeout: 4000 });
    },
  };
}

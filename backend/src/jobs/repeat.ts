import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Job } from './jobs.ts';

interface Ports {
  db: Kysely<Database>;
  log: FastifyBaseLogger;
}

/** Runs the work if no other process is at it. */
async function runAlone(db: Kysely<Database>, repeated: Job): Promise<void> {
  const { name } = repeated;
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ ours: boolean }>`
      select pg_try_advisory_lock(hashtext('job'), hashtext(${name})) as ours`.execute(connection);
    if (!rows[0]?.ours) return;
    try {
      await repeated.run({});
    } finally {
      await sql`select pg_advisory_unlock(hashtext('job'), hashtext(${name}))`.execute(connection);
    }
  });
}

/** Runs a periodic job until stopped; a failed run is logged and the next one tries again. Stopping waits for the run. */
export function repeat({ db, log }: Ports, repeated: Job, every: number): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await runAlone(db, repeated).catch((error: unknown) =>
        log.error({ err: error, job: repeated.name }, 'job failed'),
      );
      await wait(every, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

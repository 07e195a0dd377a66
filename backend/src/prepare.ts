import { sql } from 'kysely';
import type { Kernel, Subject } from './kernel.ts';

/** Any number that nobody else uses for an advisory lock. */
const lock = 7_246_502;

/** Lets each subject prepare itself, in order, in one process at a time. Give it a database without a timeout. */
export const prepareAll = (kernel: Kernel, subjects: readonly Subject[]): Promise<void> =>
  kernel.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    try {
      for (const subject of subjects) await subject.prepare?.(kernel);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });

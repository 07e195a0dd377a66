import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Deadlock and serialization failure: PostgreSQL undid one of two transactions and asks for it again. */
const repeatable = new Set(['40001', '40P01']);

/** The SQLSTATE of a failure of the database, such as 23505 for a value that must be unique. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Runs `work` in one transaction (READ COMMITTED), and again up to three times when PostgreSQL asks for it. */
export async function transaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt > 3 || !repeatable.has(sqlState(error) ?? '')) throw error;
    }
  }
}

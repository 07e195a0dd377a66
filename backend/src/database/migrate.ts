import { readdir } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Database } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Any number that nobody else uses for an advisory lock: two starts at once migrate one after the other. */
const lock = 7_246_501;

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((name) => /^\d{4}_[\w-]+\.ts$/.test(name)).toSorted();
    const loaded = files.map(async (name) => [
      name.replace(/\.ts$/, ''),
      (await import(new URL(name, folder).href)) as Migration,
    ]);
    return Object.fromEntries(await Promise.all(loaded)) as Record<string, Migration>;
  },
};

/**
 * Brings the database to the newest shape and answers the names of what ran. Give it a connection without a timeout. Safe to call from several processes at once.
 * Subjects number their migrations in ranges of their own, so a new one may stand before others that have already run.
 */
export const migrate = (db: Kysely<Database>): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    try {
      const migrator = new Migrator({ db: connection, provider, allowUnorderedMigrations: true });
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error) {
        const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'unknown';
        throw new Error(`The migration ${failed} failed, and nothing of this run was kept.`, {
          cause: error,
        });
      }
      return results.map(({ migrationName }) => migrationName);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });

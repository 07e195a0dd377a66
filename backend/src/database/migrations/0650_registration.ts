import type { Kysely } from 'kysely';

/** Keeps on which page an agreement was given. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('consent').addColumn('page', 'text').execute();
}

import type { Kysely } from 'kysely';

/** Keeps which codes are the few figures of a call, whose wrong tries are counted across sessions. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('sign_in_code')
    .addColumn('is_short', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}

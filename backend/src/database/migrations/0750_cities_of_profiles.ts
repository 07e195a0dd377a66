import type { Kysely } from 'kysely';

/** Keeps whether a visitor has chosen the city of a session, or whether it was taken from the profile of who signed in. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('is_city_chosen', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
}

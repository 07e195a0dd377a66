import { sql, type Kysely } from 'kysely';

/** Keeps which session has asked for a link to a new password: only that one's next link takes its place. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`alter table password_reset add column asked_by uuid`).execute(db);
}

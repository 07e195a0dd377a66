import { sql, type Kysely } from 'kysely';

/** A letter may come as a page besides its plain text. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table outbox_message add column html text`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** A photograph may be one of the shop's own pictures: imported reviews bring no uploads with them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`alter table review_photo add column picture text`).execute(db);
}

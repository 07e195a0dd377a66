import { sql, type Kysely } from 'kysely';

/** How much fits into a point, and whether a courier waits while things are tried on. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table point add column capacity integer check (capacity > 0)`.execute(db);
  await sql`alter table cart_group add column fitting boolean not null default false`.execute(db);
  await sql`alter table placed_order add column fitting boolean not null default false`.execute(db);
}

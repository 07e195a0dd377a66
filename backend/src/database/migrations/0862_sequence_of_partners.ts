import { sql, type Kysely } from 'kysely';

/** Keeps the number of the last change that the retailer's system has made to an order: older ones change nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table placed_order add column partner_sequence bigint not null default 0`.execute(db);
}

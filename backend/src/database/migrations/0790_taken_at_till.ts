import { sql, type Kysely } from 'kysely';

/** What the store's till has taken for an order when it was handed over: so much is not owed any more. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table placed_order
    add column taken_at_till bigint not null default 0 check (taken_at_till >= 0)`.execute(db);
  await sql`update placed_order set taken_at_till = greatest(total - paid, 0) where status = 'complete'`.execute(
    db,
  );
}

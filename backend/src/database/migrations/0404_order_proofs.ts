import { sql, type Kysely } from 'kysely';

/**
 * An order remembers when its phone was proven. Orders of members are proven by themselves; of guests' orders, those whose
 * session has signed in to the account since. The version before still writes `account_created`, which nobody reads now.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table placed_order
    add column proven_at timestamptz,
    alter column account_created set default false`.execute(db);
  await sql`update placed_order set proven_at = created_at
    where session_id is null or exists (
      select from session
      where session.id = placed_order.session_id and session.account_id = placed_order.account_id)`.execute(
    db,
  );
  await sql`create index placed_order_unproven on placed_order (created_at)
    where proven_at is null and status = 'processing'`.execute(db);
}

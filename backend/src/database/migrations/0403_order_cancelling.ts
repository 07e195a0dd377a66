import { sql, type Kysely } from 'kysely';

/** An order remembers that its owner asked to cancel it, when and why. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table placed_order
    add column cancel_requested_at timestamptz,
    add column cancel_reason text,
    add column cancel_comment text not null default ''`.execute(db);
  await sql`create index placed_order_cancelling on placed_order (cancel_requested_at)
    where cancel_requested_at is not null and status <> 'cancelled'`.execute(db);
}

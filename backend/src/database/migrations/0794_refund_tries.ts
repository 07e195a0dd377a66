import { sql, type Kysely } from 'kysely';

/** How often a refund was sent in vain, and when it is sent again: one that is refused for good holds up no other. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table payment_refund
    add column attempts integer not null default 0,
    add column next_at timestamptz`.execute(db);
  await sql`drop index payment_refund_wanted`.execute(db);
  await sql`create index payment_refund_wanted on payment_refund (next_at nulls first, created_at)
    where state = 'wanted'`.execute(db);
}

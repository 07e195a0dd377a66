import { sql, type Kysely } from 'kysely';

const statements = [
  `create table push_subscription (
    session_id uuid primary key references session on delete cascade,
    account_id uuid not null references account on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    public_key text not null,
    created_at timestamptz not null
  )`,
  `create index push_subscription_of_account on push_subscription (account_id, created_at)`,
];

/** Keeps to which devices a member's notifications are sent; signing out of a device takes its row along. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

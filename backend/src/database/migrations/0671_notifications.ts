import { sql, type Kysely } from 'kysely';

const statements = [
  `create table account_message (
    id bigint generated always as identity primary key,
    account_id uuid not null references account on delete cascade,
    slot text not null,
    kind text not null,
    comment_codes text[] not null,
    title_id text not null,
    text_id text not null,
    "values" jsonb not null,
    url text,
    created_at timestamptz not null,
    read_at timestamptz
  )`,
  `create index account_message_of on account_message (account_id, slot, id desc)`,
  `create index account_message_unread on account_message (account_id) where read_at is null`,
];

/** What the shop tells members in their notifications. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `create table feedback_message (
    id bigint generated always as identity primary key,
    account_id uuid references account on delete cascade,
    name text not null,
    email text not null,
    theme text not null,
    message text not null,
    made_at timestamptz not null
  )`,
  `create index feedback_message_email on feedback_message (lower(email))`,
];

/** What people write to the shop. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `create table subscription (
    id bigint generated always as identity primary key,
    channel text not null,
    account_id uuid references account on delete cascade,
    email text,
    is_subscribed boolean not null,
    reason integer,
    page text not null,
    source text not null,
    changed_at timestamptz not null,
    check ((account_id is null) <> (email is null))
  )`,
  `create unique index subscription_of_account on subscription (account_id, channel)`,
  `create unique index subscription_of_email on subscription (email, channel) where account_id is null`,
];

/** Who gets news and by what: a member by her contacts, a guest by a mailbox that a link has confirmed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table account
    add column unconfirmed_email text,
    add column gender text,
    add column birthday date,
    add column city_id integer,
    add column children jsonb not null default '[]',
    add column version integer not null default 1,
    add column field_versions jsonb not null default '{}',
    add column deleted_at timestamptz,
    add column erased_at timestamptz`,
  `create index account_deleted on account (deleted_at) where deleted_at is not null and erased_at is null`,
];

/** What members say of themselves, which version of it each field was changed in, and how an account ends. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

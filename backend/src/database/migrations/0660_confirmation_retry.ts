import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table account add column confirmation_retry_at timestamptz`,

  // One row: how the promotion of filled profiles stands. The retailer changes it.
  `create table profile_promotion (
    only_row boolean primary key default true check (only_row),
    is_open boolean not null,
    ends_at timestamptz,
    bonuses integer not null check (bonuses > 0)
  )`,
  `insert into profile_promotion (is_open, ends_at, bonuses) values (true, null, 300)`,
  `create table profile_filling (
    account_id uuid primary key references account on delete cascade,
    given_at timestamptz not null
  )`,
];

/** When the letter of a confirmation can be asked for again, and who has had the bonuses for a filled profile. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

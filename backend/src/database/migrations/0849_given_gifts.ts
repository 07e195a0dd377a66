import { sql, type Kysely } from 'kysely';

const statements = [
  // Gifts that are given once: `year` of a birthday, null for a filled profile. The name of the contact tells nobody the contact.
  `create table given_gift (
    contact_name text not null,
    year integer,
    given_at timestamptz not null,
    kept_until timestamptz not null,
    unique nulls not distinct (contact_name, year)
  )`,
  `create index given_gift_kept on given_gift (kept_until)`,
];

/** Remembers after an account has ended what its phone and mailbox were given once. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

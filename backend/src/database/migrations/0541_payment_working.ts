import { sql, type Kysely } from 'kysely';

/** A payment remembers that the provider works on it, and where the shopper comes back to. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table payment
    add column is_working boolean not null default false,
    add column url_success text not null default '',
    add column url_fail text not null default ''`.execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table gift_card add column owner_tries integer not null default 0 check (owner_tries between 0 and 3)`,
  `alter table gift_card_pin_request add column is_of_owner boolean not null default false`,
];

/** Counts what the owner of a gift card does apart from what strangers do who know its number. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

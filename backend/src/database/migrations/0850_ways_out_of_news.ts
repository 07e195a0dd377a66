import { sql, type Kysely } from 'kysely';

const statements = [
  // What a link in a letter of news is known by: 244 bits that nobody guesses.
  `alter table subscription add column token text not null
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
  `create unique index subscription_token on subscription (token)`,
  `alter table outbox_message add column unsubscribe_url text`,
];

/** Gives each subscription a link that ends it without signing in, and each letter of one the address of a mail program's button. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

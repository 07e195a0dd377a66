import { sql, type Kysely } from 'kysely';

/** When the money that a gift card was bought with was taken back: the card is blocked from then on. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table gift_card add column withdrawn_at timestamptz`.execute(db);
}

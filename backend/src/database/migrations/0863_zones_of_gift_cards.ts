import { sql, type Kysely } from 'kysely';

const statements = [
  // Of cards that are chosen already nobody knows the zone: their hour is told by the store's own clock.
  `alter table gift_card_order add column send_zone text`,
  `alter table cart_gift_card add column send_zone text`,
];

/** Keeps in which zone the hour of a gift card was chosen. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

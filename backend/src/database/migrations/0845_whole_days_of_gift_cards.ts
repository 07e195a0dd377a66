import { sql, type Kysely } from 'kysely';

/**
 * Gift cards are good for three calendar years, through the end of their last day in the store's zone: those that were made for
 * a number of hours get the rest of theirs.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update gift_card set expires_at = (date_trunc('day', greatest(
      expires_at at time zone zone,
      (issued_at at time zone zone) + interval '3 years'
    )) + interval '1 day') at time zone zone
    from (values ('RUB', 'Europe/Moscow'), ('KZT', 'Asia/Almaty')) zones (of_currency, zone)
    where of_currency = currency`.execute(db);
}

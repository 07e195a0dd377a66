import { sql, type Kysely } from 'kysely';

/**
 * What a payment is asked for by, and what goes back of it, line by line: a receipt that is printed later says what was sold
 * then, and one of a refund what came back. Those from before have none.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table payment add column lines jsonb`.execute(db);
  await sql`alter table payment_refund add column lines jsonb`.execute(db);
}

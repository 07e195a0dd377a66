import { sql, type Kysely } from 'kysely';

/** Finds the refunds of an order, which the letter of each step that returns money asks for. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index payment_refund_order on payment_refund (order_number)`.execute(db);
}

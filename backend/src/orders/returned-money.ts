import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OrderEventTable } from './tables.ts';

/** Money that is refunded to the shopper because of one event of an order. */
export interface ReturnedMoney {
  /** To cards of banks and to gift cards, minor units. */
  sum: number;
  bonuses: number;
}

type Kind = OrderEventTable['kind'];

/** Reasons of the refunds that follow an event; of any other event no money goes back. */
const reasons: Partial<Record<Kind, 'cancelled' | 'reduced'>> = {
  cancelled: 'cancelled',
  refused: 'reduced',
  returned: 'reduced',
};
const returning = Object.keys(reasons) as Kind[];

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Reads what goes back by an event: refunds, gift cards and bonuses are written in the event's transaction, at its moment. Of events of
 * one moment each has the refunds of its reason, and the first has gift cards and bonuses, so that nothing is told of twice.
 */
export async function returnedBy(
  db: Kysely<Database>,
  { id, kind, order_number: number, made_at: madeAt }: Selectable<OrderEventTable>,
): Promise<ReturnedMoney> {
  const reason = reasons[kind];
  if (!reason) return { sum: 0, bonuses: 0 };
  const earlier = await db
    .selectFrom('order_event')
    .select('id')
    .where('order_number', '=', number)
    .where('made_at', '=', madeAt)
    .where('kind', 'in', returning)
    .where('id', '<', id)
    .limit(1)
    .executeTakeFirst();
  const refunds = await db
    .selectFrom('payment_refund')
    .select('amount')
    .where('order_number', '=', number)
    .where('created_at', '=', madeAt)
    .where('reason', '=', reason)
    .execute();
  if (earlier) return { sum: sumOf(refunds), bonuses: 0 };
  const cards = await db
    .selectFrom('payment_entry')
    .select('amount')
    .where('order_number', '=', number)
    .where('made_at', '=', madeAt)
    .where('kind', '=', 'gift_card_returned')
    .execute();
  const bonuses = await db
    .selectFrom('bonus_entry')
    .select('amount')
    .where('order_number', '=', number)
    .where('created_at', '=', madeAt)
    .where('reason', '=', 'returned')
    .execute();
  return { sum: sumOf(refunds) - sumOf(cards), bonuses: sumOf(bonuses) };
}

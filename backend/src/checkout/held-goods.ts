import type { Transaction } from 'kysely';
import type { Currency } from '@rukav/contract';
import type { MemberLimits } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { finalStatuses } from '../orders/index.ts';

/** Largest multiple of a new member's limits, for members who have received orders. */
const mostTrust = 5;

/**
 * Returns whether a member's open orders that nobody has paid hold more pieces, or goods of a larger sum, than they may; those
 * that were just placed count. Each order that was received before adds as much again, up to five times.
 */
export async function holdsTooMuch(
  trx: Transaction<Database>,
  accountId: string,
  currency: Currency,
  { pieces: mostPieces, sum: mostSums }: MemberLimits,
): Promise<boolean> {
  const { received } = await trx
    .selectFrom('placed_order')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'goods')
    .where('status', '=', 'complete')
    .select(({ fn }) => fn.countAll<number>().as('received'))
    .executeTakeFirstOrThrow();
  const open = trx
    .selectFrom('placed_order')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'goods')
    .where('currency', '=', currency)
    .where('status', 'not in', finalStatuses)
    .where('paid_at', 'is', null);
  const { sum } = await open
    .select(({ fn }) => fn.sum<number | null>('total').as('sum'))
    .executeTakeFirstOrThrow();
  const { pieces } = await open
    .innerJoin('order_line', 'order_line.order_number', 'placed_order.number')
    .where('order_line.state', '=', 'added')
    .select(({ fn }) => fn.sum<number | null>('quantity').as('pieces'))
    .executeTakeFirstOrThrow();
  const trust = Math.min(1 + received, mostTrust);
  const isOver = (held: number | null, most: number) => most > 0 && Number(held ?? 0) > most * trust;
  return isOver(pieces, mostPieces) || isOver(sum, mostSums[currency]);
}

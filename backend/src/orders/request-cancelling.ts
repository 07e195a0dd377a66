import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { areMovable } from './movable.ts';
import type { OrderRow } from './order-repository.ts';
import { releasePieces } from './release-pieces.ts';

/** Why and when an order is to be cancelled. */
export interface CancelRequest {
  reason: string;
  comment: string;
  now: Date;
}

/**
 * Writes an owner's request down, once, and gives the order's pieces back: nothing has left its shelf yet. Nothing where the
 * order cannot be cancelled any more.
 */
export async function requestCancelling(
  trx: Transaction<Database>,
  number: string,
  { reason, comment, now }: CancelRequest,
): Promise<OrderRow | undefined> {
  const requested = await trx
    .updateTable('placed_order')
    .set({ cancel_requested_at: now, cancel_reason: reason, cancel_comment: comment })
    .where('number', '=', number)
    .where('cancel_requested_at', 'is', null)
    .where((order) => areMovable(order, 'cancelled', 'owner'))
    .returningAll()
    .executeTakeFirst();
  if (requested) await releasePieces(trx, [number]);
  return requested;
}

import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { release } from '../stock/index.ts';
import { notConfirmed } from './cancel-reasons.ts';
import { cancellableStatuses } from './cancelling.ts';
import type { OrderRow } from './order-repository.ts';

/** Why and when an order is to be cancelled. */
export interface CancelRequest {
  reason: string;
  comment: string;
  now: Date;
}

/** What becomes of orders that are not wanted any more. */
export const createCancelRepository = (trx: Transaction<Database>) => {
  const cancelLines = (numbers: readonly string[]) =>
    trx
      .updateTable('order_line')
      .set({ state: 'cancelled' })
      .where('order_number', 'in', numbers)
      .where('state', '=', 'added')
      .execute();

  return {
    /** Writes the request down, once; nothing where the order cannot be cancelled any more. */
    request: (number: string, { reason, comment, now }: CancelRequest): Promise<OrderRow | undefined> =>
      trx
        .updateTable('placed_order')
        .set({ cancel_requested_at: now, cancel_reason: reason, cancel_comment: comment })
        .where('number', '=', number)
        .where('cancel_requested_at', 'is', null)
        .where('status', 'in', cancellableStatuses)
        .returningAll()
        .executeTakeFirst(),

    /** Gives back what was kept for an order. */
    releasePieces: async (number: string): Promise<void> => {
      const kept = await trx
        .selectFrom('order_reservation')
        .select(['sku_id', 'place_id', 'quantity'])
        .where('order_number', '=', number)
        .orderBy(sql`sku_id collate "C"`)
        .orderBy(sql`place_id collate "C"`)
        .execute();
      await trx.deleteFrom('order_reservation').where('order_number', '=', number).execute();
      await release(trx, kept);
    },

    /** Cancels an order that nobody has confirmed since before a moment; nothing where somebody has meanwhile. */
    giveUp: async (number: string, before: Date, now: Date): Promise<OrderRow | undefined> => {
      const row = await trx
        .updateTable('placed_order')
        .set({ status: 'cancelled', cancel_requested_at: now, cancel_reason: notConfirmed })
        .where('number', '=', number)
        .where('proven_at', 'is', null)
        .where('status', '=', 'processing')
        .where('cancel_requested_at', 'is', null)
        .where('created_at', '<=', before)
        .returningAll()
        .executeTakeFirst();
      if (row) await cancelLines([number]);
      return row;
    },

    /** Cancels the orders whose request came before a moment, with all that was in them. */
    confirm: async (before: Date): Promise<void> => {
      const orders = await trx
        .updateTable('placed_order')
        .set({ status: 'cancelled' })
        .where('cancel_requested_at', '<=', before)
        .where('status', '<>', 'cancelled')
        .returning('number')
        .execute();
      if (orders.length > 0) await cancelLines(orders.map(({ number }) => number));
    },
  };
};

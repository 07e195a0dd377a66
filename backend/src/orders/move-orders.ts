import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { Database } from '../database/schema.ts';
import { record } from './events.ts';
import { followOrders, tellFollowers } from './followers.ts';
import { statusesBefore, type Mover, type OrderStatus } from './lifecycle.ts';
import type { OrderRow } from './order-repository.ts';
import { releasePieces } from './release-pieces.ts';
import type { PlacedOrderTable } from './tables.ts';

/** A step in the life of some orders. */
export interface Move {
  to: OrderStatus;
  by: Mover;
  /** Which orders. */
  where: (order: ExpressionBuilder<Database, 'placed_order'>) => Expression<SqlBool>;
  /** What is written beside the status. */
  set?: Omit<Updateable<PlacedOrderTable>, 'status'>;
  now: Date;
}

followOrders('cancelled', async (trx, numbers) => {
  await trx
    .updateTable('order_line')
    .set({ state: 'cancelled' })
    .where('order_number', 'in', numbers)
    .where('state', '=', 'added')
    .execute();
  await releasePieces(trx, numbers);
});

/** The store collects nothing that waits to be paid, is not paid any more, or whose owner has asked to cancel it. */
const isHeldByNothing = (order: ExpressionBuilder<Database, 'placed_order'>, to: OrderStatus) =>
  to === 'cancelled'
    ? order.lit(true)
    : order.and([
        order('cancel_requested_at', 'is', null),
        order.or([order('pay_until', 'is', null), order('paid', '>=', order.ref('total'))]),
      ]);
/** What was handed over is kept for nobody any more. */
followOrders('complete', async (trx, numbers) => {
  const sold = await trx
    .deleteFrom('order_reservation')
    .where('order_number', 'in', numbers)
    .returning(['sku_id', 'place_id', 'quantity'])
    .execute();
  for (const { sku_id, place_id, quantity } of sold)
    await trx
      .updateTable('stock')
      .set({ reserved: sql`greatest(reserved - ${quantity}, 0)` })
      .where('sku_id', '=', sku_id)
      .where('place_id', '=', place_id)
      .execute();
});

/** What is not paid when an order is handed over, the store's till takes. */
const takenAtTill = { taken_at_till: sql<number>`greatest(total - paid, 0)` };

/**
 * Moves orders on with all that follows; nothing else writes a status. Orders that may not come there from where they are,
 * or not by this mover, stay. Answers those that moved.
 */
export async function moveOrders(
  trx: Transaction<Database>,
  { to, by, where, set = {}, now }: Move,
): Promise<OrderRow[]> {
  const moved = await trx
    .updateTable('placed_order')
    .set({ ...set, status: to, ...(to === 'complete' && takenAtTill) })
    .where('status', 'in', statusesBefore(to, by))
    .where((order) => isHeldByNothing(order, to))
    .where(where)
    .returningAll()
    .execute();
  const numbers = moved.map(({ number }) => number);
  await record(trx, to, numbers, now);
  await tellFollowers(to, trx, numbers, now);
  return moved;
}

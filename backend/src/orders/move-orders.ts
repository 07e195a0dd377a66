import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
  type Updateable,
} from 'kysely';
import { wayOf } from '@rukav/contract/orders/ways.ts';
import type { Database } from '../database/schema.ts';
import { record } from './events.ts';
import { tellFollowers } from './followers.ts';
import { transitionsTo, type Mover, type OrderStatus, type Transition } from './lifecycle.ts';
import { areMovable } from './movable.ts';
import type { OrderRow } from './order-repository.ts';
import { releasePieces, sellPieces } from './release-pieces.ts';
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

/** The store collects nothing that waits to be paid, is not paid any more, or whose owner has asked to cancel it. */
const isHeldByNothing = (order: ExpressionBuilder<Database, 'placed_order'>, to: OrderStatus) =>
  to === 'cancelled'
    ? order.lit(true)
    : order.and([
        order('cancel_requested_at', 'is', null),
        order.or([order('pay_until', 'is', null), order('paid', '>=', order.ref('total'))]),
      ]);

/** What is not paid when an order is handed over, the store's till takes. */
const takenAtTill = { taken_at_till: sql<number>`greatest(total - paid, 0)` };

/** Does with the pieces of some orders what their transition says. */
async function moveStock(
  trx: Transaction<Database>,
  { stock }: Transition,
  numbers: readonly string[],
): Promise<void> {
  if (stock === 'sold') await sellPieces(trx, numbers);
  if (stock !== 'free') return;
  await trx
    .updateTable('order_line')
    .set({ state: 'cancelled' })
    .where('order_number', 'in', numbers)
    .where('state', '=', 'added')
    .execute();
  await releasePieces(trx, numbers);
}

/**
 * Moves orders on with all that follows; nothing else writes a status. Orders that may not come there from where they are,
 * or not by this mover, stay. Answers those that moved.
 */
export async function moveOrders(
  trx: Transaction<Database>,
  { to, by, where, set = {}, now }: Move,
): Promise<OrderRow[]> {
  const allowed = transitionsTo(to, by);
  const isPaidAtTill = allowed.some(({ money }) => money === 'till');
  const moved = await trx
    .updateTable('placed_order')
    .set({ ...set, status: to, ...(isPaidAtTill && takenAtTill) })
    .where((order) => areMovable(order, to, by))
    .where((order) => isHeldByNothing(order, to))
    .where(where)
    .returningAll()
    .execute();
  const transitionOfRow = ({ obtaining_method }: OrderRow) =>
    allowed.find(({ ways }) => ways.includes(wayOf(obtaining_method)));
  for (const [transition, rows] of Map.groupBy(moved, transitionOfRow)) {
    if (!transition) continue;
    const numbers = rows.map(({ number }) => number);
    await record(trx, to, numbers, now, transition.letter === null);
    await moveStock(trx, transition, numbers);
  }
  await tellFollowers(
    to,
    trx,
    moved.map(({ number }) => number),
    now,
  );
  return moved;
}

import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { methodsOf, wayOf } from '@rukav/contract/orders/ways.ts';
import type { Database } from '../database/schema.ts';
import { transitionOf, transitionsTo, type Mover, type OrderStatus } from './lifecycle.ts';
import type { OrderRow } from './order-repository.ts';

/** Selects the orders that somebody may bring to a status from where they are. */
export const areMovable = (
  order: ExpressionBuilder<Database, 'placed_order'>,
  to: OrderStatus,
  by: Mover,
): Expression<SqlBool> =>
  order.or(
    transitionsTo(to, by).map(({ ways, from }) =>
      order.and([order('obtaining_method', 'in', methodsOf(ways)), order('status', 'in', from)]),
    ),
  );

/** Tells whether somebody may bring an order to a status from where it is. */
export const isMovable = (
  { status, obtaining_method }: Pick<OrderRow, 'status' | 'obtaining_method'>,
  to: OrderStatus,
  by: Mover,
): boolean => transitionOf(wayOf(obtaining_method), status, to, by) !== undefined;

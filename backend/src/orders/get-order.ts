import { getOrder, legacyOrder } from '@rukav/contract/orders/calls.ts';
import { GetOrder, LegacyOrder } from '@rukav/contract/orders/schemas.ts';
import type { z } from 'zod';
import { handle, type Exchange } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createOrderRepository } from './order-repository.ts';
import { describeOrderFor } from './describe-orders.ts';

type Reader = Pick<Exchange, 'session' | 'language' | 'now'> & {
  refuse: (code: 'order_not_found' | 'auth_required') => never;
};

async function readOrder(
  { db, flags }: Kernel,
  number: string,
  { session, language, now, refuse }: Reader,
): Promise<z.input<typeof GetOrder.response>> {
  const visitor = await session.find();
  const reader = visitor && { accountId: visitor.account_id, sessionId: visitor.id };
  const row = reader && (await createOrderRepository(db).find(number, reader));
  if (!row) return refuse(visitor?.account_id ? 'order_not_found' : 'auth_required');

  const order = await describeOrderFor(reader, db, row, {
    language,
    isRepeatOffered: (await flags.read()).repeatOrder,
    now,
  });
  if (!order) return refuse('order_not_found');
  return { order, accountCreated: row.proven_at === null && visitor.account_id === null };
}

/**
 * GET /order/{id}: one's own order. Another's is as if there were none; whoever is not signed in is asked to, since the
 * link of a letter opens in any browser.
 */
export const getOrderHandler = (kernel: Kernel) =>
  handle(getOrder, GetOrder, ({ params, ...asked }) => readOrder(kernel, params.id, asked));

/** GET /order, legacy: the same by the number in the query. */
export const legacyOrderHandler = (kernel: Kernel) =>
  handle(legacyOrder, LegacyOrder, ({ query, ...asked }) => readOrder(kernel, query.number, asked));

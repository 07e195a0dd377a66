import { getOrder } from '@rukav/contract/orders/calls.ts';
import { GetOrder } from '@rukav/contract/orders/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createOrderRepository } from './order-repository.ts';
import { describeOrderFor } from './describe-orders.ts';

/**
 * GET /order/{id}: one's own order. Another's is as if there were none; whoever is not signed in is asked to, since the
 * link of a letter opens in any browser.
 */
export const getOrderHandler = ({ db, flags }: Kernel) =>
  handle(getOrder, GetOrder, async ({ params, session, language, now, refuse }) => {
    const visitor = await session.find();
    const reader = visitor && { accountId: visitor.account_id, sessionId: visitor.id };
    const row = reader && (await createOrderRepository(db).find(params.id, reader));
    if (!row) return refuse(visitor?.account_id ? 'order_not_found' : 'auth_required');

    const order = await describeOrderFor(reader, db, row, {
      language,
      isRepeatOffered: (await flags.read()).repeatOrder,
      now,
    });
    if (!order) return refuse('order_not_found');
    return { order, accountCreated: row.proven_at === null && visitor.account_id === null };
  });

import { getOrders } from '@rukav/contract/orders/calls.ts';
import { periodDays, type OrderPeriod } from '@rukav/contract/orders/filters.ts';
import { GetOrders } from '@rukav/contract/orders/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createOrderRepository } from './order-repository.ts';
import { describeOrders } from './describe-orders.ts';

const day = 86_400_000;
const beginningOf = (period: OrderPeriod, now: Date) => new Date(now.getTime() - periodDays[period] * day);

/** GET /orders: one's own, newest first. Of `type` receipt, those that have receipts. */
export const getOrdersHandler = ({ db, flags }: Kernel) =>
  handle(getOrders, GetOrders, async ({ query, accountId, language, now }) => {
    const { pageNumber, period } = query;
    const since = period && beginningOf(period, now);
    const { rows, count } = await createOrderRepository(db).list(accountId, { ...query, since });
    const { repeatOrder: isRepeatOffered } = await flags.read();
    return {
      orders: await describeOrders(db, rows, { language, isRepeatOffered, now }),
      totalCount: count,
      pageNumber,
    };
  });

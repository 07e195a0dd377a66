import { wayOf } from '@rukav/contract/orders/ways.ts';
import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import { oneByOne } from '../jobs/one-by-one.ts';
import type { Kernel } from '../kernel.ts';
import { demoTill } from './demo-till.ts';
import { finalStatuses, nextStatus, type OrderStatus } from './lifecycle.ts';
import { moveOrderOn } from './move-order.ts';

const minute = 60_000;

/** How long an order of the demo stays where it is, ms. A pickup waits as long as a shop keeps it. */
const stays: Partial<Record<OrderStatus, number>> = {
  processing: 15 * minute,
  collect: 15 * minute,
  underway: 30 * minute,
  delivered: 30 * minute,
  deliveredToStore: 15 * minute,
  waitingInStore: 24 * 60 * minute,
};

/** Where the demo's shops hand orders over. */
const counter = { ru: 'Касса на первом этаже', kk: 'Бірінші қабаттағы касса' };

/** The demo's warehouse and couriers: moves orders along their way, as a retailer's system does by its signed call. */
export const advanceOrders = ({ db, clock }: Kernel) =>
  job({
    name: 'advance-orders',
    every: 15_000,
    run: async () => {
      const now = clock.now();
      const waiting = await db
        .selectFrom('placed_order')
        .select(['number', 'status', 'obtaining_method', 'created_at', 'locale'])
        .select((eb) =>
          eb
            .selectFrom('order_event')
            .select(({ fn }) => fn.max('made_at').as('made_at'))
            .whereRef('order_number', '=', 'placed_order.number')
            .as('moved_at'),
        )
        .where('kind', '=', 'goods')
        .where('status', 'not in', finalStatuses)
        .where('cancel_requested_at', 'is', null)
        .where((order) =>
          order.or([
            order('proven_at', 'is not', null),
            order.and([order('paid', '>', 0), order('paid', '>=', order.ref('total'))]),
          ]),
        )
        .orderBy('created_at')
        .limit(500)
        .execute();
      await oneByOne(waiting, async ({ number, moved_at, created_at, locale, ...order }) => {
        const since = now.getTime() - (moved_at ?? created_at).getTime();
        const status = nextStatus(wayOf(order.obtaining_method), order.status);
        if (!status || since < (stays[order.status] ?? 0)) return;
        const inStoreLocation = counter[locale === 'kk-KZ' ? 'kk' : 'ru'];
        await transaction(db, (trx) =>
          moveOrderOn(
            trx,
            number,
            {
              status,
              lines: [],
              ...(status === 'waitingInStore' && { inStoreLocation }),
              ...(status === 'complete' && { receipt: demoTill() }),
            },
            now,
          ),
        );
      });
    },
  });

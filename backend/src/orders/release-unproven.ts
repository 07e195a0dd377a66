import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import { oneByOne } from '../jobs/one-by-one.ts';
import type { Kernel } from '../kernel.ts';
import { notConfirmed } from './cancel-reasons.ts';
import { areMovable } from './movable.ts';
import { moveOrders } from './move-orders.ts';
import { tellOwner } from './tell-owner.ts';

/** Orders that one run gives up; the next run takes the rest. */
const atOnce = 200;

/** Nobody has proven its phone since before a moment, nor paid all of it, nor asked to cancel it. */
const isUnproven = (order: ExpressionBuilder<Database, 'placed_order'>, before: Date) =>
  order.and([
    order('proven_at', 'is', null),
    order('cancel_requested_at', 'is', null),
    order.or([order('paid', '=', 0), order('paid', '<', order.ref('total'))]),
    order('created_at', '<=', before),
  ]);

/** Cancels one order, gives its pieces back, and what was paid of it, and notifies its maker by a letter, all or nothing. */
const release = ({ db, config }: Kernel, number: string, before: Date, now: Date): Promise<void> =>
  transaction(db, async (trx) => {
    const [order] = await moveOrders(trx, {
      to: 'cancelled',
      by: 'hold',
      now,
      where: (given) => given.and([given('number', '=', number), isUnproven(given, before)]),
      set: { cancel_requested_at: now, cancel_reason: notConfirmed },
    });
    if (!order) return;
    const values = { number, url: new URL('/catalog', config.publicUrl).href };
    await tellOwner(trx, order, { template: 'orderReleased', values }, now);
  });

/**
 * Ends the hold of guests' orders: pieces are kept `GUEST_HOLD_HOURS` for an order whose phone was not proven and that the
 * store has not begun to collect. Who has paid a part of it alone holds nothing longer; who has paid all of it has ordered in earnest.
 */
export const releaseUnproven = (kernel: Kernel) =>
  job({
    name: 'release-unproven',
    every: 60_000,
    run: async () => {
      const { db, clock, config } = kernel;
      if (config.guest.hold === 0) return;
      const now = clock.now();
      const before = new Date(now.getTime() - config.guest.hold);
      const orders = await db
        .selectFrom('placed_order')
        .select('number')
        .where((order) => areMovable(order, 'cancelled', 'hold'))
        .where((order) => isUnproven(order, before))
        .orderBy('created_at')
        .limit(atOnce)
        .execute();
      await oneByOne(orders, ({ number }) => release(kernel, number, before, now));
    },
  });

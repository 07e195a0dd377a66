import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import { oneByOne } from '../jobs/one-by-one.ts';
import type { Kernel } from '../kernel.ts';
import { cancelConfirmedAfter } from './cancelling.ts';
import { areMovable } from './movable.ts';
import { moveOrders } from './move-orders.ts';

/** Orders that one run cancels; the next run takes the rest. */
const atOnce = 500;

/** Cancels what was asked to be cancelled: until then the order is shown as cancellation requested. */
export const confirmCancelling = ({ db, clock }: Kernel) =>
  job({
    name: 'confirm-cancelling',
    every: 15_000,
    run: async () => {
      const now = clock.now();
      const before = new Date(now.getTime() - cancelConfirmedAfter);
      const asked = await db
        .selectFrom('placed_order')
        .select('number')
        .where((order) => areMovable(order, 'cancelled', 'owner'))
        .where('cancel_requested_at', '<=', before)
        .orderBy('cancel_requested_at')
        .limit(atOnce)
        .execute();
      await oneByOne(asked, ({ number }) =>
        transaction(db, (trx) =>
          moveOrders(trx, {
            to: 'cancelled',
            by: 'owner',
            now,
            where: (order) =>
              order.and([order('number', '=', number), order('cancel_requested_at', '<=', before)]),
          }),
        ),
      );
    },
  });

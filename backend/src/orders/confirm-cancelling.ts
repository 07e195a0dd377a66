import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { cancelConfirmedAfter } from './cancelling.ts';
import { moveOrders } from './move-orders.ts';

/** Cancels what was asked to be cancelled: until then the order is shown as cancellation requested. */
export const confirmCancelling = ({ db, clock }: Kernel) =>
  job({
    name: 'confirm-cancelling',
    every: 15_000,
    run: async () => {
      const now = clock.now();
      const before = new Date(now.getTime() - cancelConfirmedAfter);
      await transaction(db, (trx) =>
        moveOrders(trx, {
          to: 'cancelled',
          by: 'store',
          now,
          where: (order) => order('cancel_requested_at', '<=', before),
        }),
      );
    },
  });

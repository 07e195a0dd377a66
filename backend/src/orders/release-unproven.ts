import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { enqueue } from '../outbox/index.ts';
import { createCancelRepository } from './cancel-repository.ts';

/** Orders that one run gives up; the next run takes the rest. */
const atOnce = 200;

/** Cancels one order, gives its pieces back and tells its maker by a letter, all or nothing. */
const release = ({ db, config }: Kernel, number: string, before: Date, now: Date): Promise<void> =>
  transaction(db, async (trx) => {
    const cancelling = createCancelRepository(trx);
    const order = await cancelling.giveUp(number, before, now);
    if (!order) return;
    await cancelling.releasePieces(number);
    const values = { number, url: new URL('/catalog', config.publicUrl).href };
    const { email: to, locale } = order;
    await enqueue(trx, { channel: 'mail', to, template: 'orderReleased', values, locale }, now);
  });

/**
 * Ends the hold of guests' orders: pieces are kept `GUEST_HOLD_HOURS` for an order whose phone was not proven and that the
 * store has not begun to collect.
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
        .where('proven_at', 'is', null)
        .where('status', '=', 'processing')
        .where('cancel_requested_at', 'is', null)
        .where('created_at', '<=', before)
        .orderBy('created_at')
        .limit(atOnce)
        .execute();
      for (const { number } of orders) await release(kernel, number, before, now);
    },
  });

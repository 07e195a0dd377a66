import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { createCancelRepository } from './cancel-repository.ts';
import { cancelConfirmedAfter } from './cancelling.ts';

/** Cancels what was asked to be cancelled: until then the order is shown as cancellation requested. */
export const confirmCancelling = ({ db, clock }: Kernel) =>
  job({
    name: 'confirm-cancelling',
    every: 15_000,
    run: () =>
      transaction(db, (trx) =>
        createCancelRepository(trx).confirm(new Date(clock.now().getTime() - cancelConfirmedAfter)),
      ),
  });

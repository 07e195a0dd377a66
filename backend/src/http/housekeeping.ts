import { job } from '../jobs/jobs.ts';
import type { Kernel, Subject } from '../kernel.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Throws away what has lost its use: old sessions, answers to keys, full allowances, messages that were sent. */
async function sweep({ db, clock }: Kernel): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  await db
    .deleteFrom('session')
    .where('seen_at', '<', ago(180 * day))
    .execute();
  // Keys are promised for a day.
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', ago(2 * day))
    .execute();
  await db
    .deleteFrom('limit_bucket')
    .where('filled_at', '<', ago(2 * day))
    .execute();
  await db
    .deleteFrom('outbox_message')
    .where('state', '!=', 'waiting')
    .where('created_at', '<', ago(30 * day))
    .execute();
}

/** Keeps the kernel's own tables small. */
export const housekeeping: Subject = {
  name: 'housekeeping',
  jobs: (kernel) => [job({ name: 'housekeeping', every: hour, run: () => sweep(kernel) })],
};

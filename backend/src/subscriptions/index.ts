import type { Transaction } from 'kysely';
import { isOneOf } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import type { Subject } from '../kernel.ts';
import type { Captchas } from '../sign-in/index.ts';
import { changeSubscriptionHandlers, getSubscriptionHandler, leadToPage } from './by-link.ts';
import { postSubscriptionsHandlers } from './post-subscriptions.ts';

export { beginConfirmed } from './confirmed.ts';

/** Erases by what a person got news. */
export async function eraseSubscriptions(
  trx: Transaction<Database>,
  { id }: { id: string },
  contacts: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('subscription')
    .where((row) => row.or([row('account_id', '=', id), isOneOf('email', contacts)]))
    .execute();
}

/** Who gets news, and by what. */
export const createSubscriptions = (captchas: Captchas): Subject => ({
  name: 'subscriptions',
  routes: (kernel) => [
    ...postSubscriptionsHandlers(kernel, captchas),
    getSubscriptionHandler(kernel),
    ...changeSubscriptionHandlers(),
  ],
  pages: leadToPage,
});

import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Subject } from '../kernel.ts';
import { postSubscriptionsHandlers } from './post-subscriptions.ts';

export { beginConfirmed } from './confirmed.ts';

/** Erases by what a person got news. */
export async function eraseSubscriptions(
  trx: Transaction<Database>,
  { id }: { id: string },
  contacts: readonly string[],
): Promise<void> {
  await trx.deleteFrom('subscription').where('account_id', '=', id).execute();
  const mailboxes = contacts.map((contact) => contact.toLowerCase());
  if (mailboxes.length > 0) await trx.deleteFrom('subscription').where('email', 'in', mailboxes).execute();
}

/** Who gets news, and by what. */
export const subscriptions: Subject = {
  name: 'subscriptions',
  routes: (kernel) => postSubscriptionsHandlers(kernel),
};

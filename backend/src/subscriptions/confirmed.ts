import { createAccountRepository } from '../accounts/index.ts';
import type { ConfirmedListener } from '../sign-in/index.ts';
import { createSubscriptionRepository } from './subscription-repository.ts';

/** A subscription that begins by the link of a letter. */
const byLetter = (now: Date) =>
  ({ channel: 'EMAIL', isSubscribed: true, page: '/', source: 'letter', now }) as const;

/**
 * News begin when the link of a letter was opened: the one that was asked for, or at registration that of the mailbox, where she
 * agreed to news and has not switched them since.
 */
export const beginConfirmed: ConfirmedListener = async (trx, { accountId, email, action }, now) => {
  const subscriptions = createSubscriptionRepository(trx);
  if (action === 'confirm-subscription') {
    const owner = accountId ?? (await createAccountRepository(trx).findByConfirmedEmail(email))?.id;
    if (owner === undefined) await subscriptions.setOfMailbox(email, byLetter(now));
    else await subscriptions.setOfAccount(owner, byLetter(now));
    return { isSubscribed: true };
  }
  if (accountId === null || (await subscriptions.isKnown(accountId, 'EMAIL'))) return undefined;
  const agreed = await trx
    .selectFrom('consent')
    .select('id')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'mailing')
    .executeTakeFirst();
  if (!agreed) return undefined;
  await subscriptions.setOfAccount(accountId, byLetter(now));
  return { isSubscribed: true };
};

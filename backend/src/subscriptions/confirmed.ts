import type { Transaction } from 'kysely';
import { createAccountRepository, isEmployee } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import type { ConfirmedListener } from '../sign-in/index.ts';
import { createSubscriptionRepository } from './subscription-repository.ts';

/** A subscription that begins by the link of a letter. */
const byLetter = (now: Date) =>
  ({ channel: 'EMAIL', isSubscribed: true, page: '/', source: 'letter', now }) as const;

/** Whether she has agreed to news by mail, and has not switched them since. */
async function waitsForMailbox(trx: Transaction<Database>, accountId: string): Promise<boolean> {
  const switchedAt = await createSubscriptionRepository(trx).changedAt(accountId, 'EMAIL');
  const agreed = await trx
    .selectFrom('consent')
    .select('id')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'mailing')
    .$if(switchedAt !== undefined, (query) => query.where('given_at', '>', switchedAt as Date))
    .executeTakeFirst();
  return agreed !== undefined;
}

/**
 * News begin when the link of a letter was opened: the one that was asked for, or with a new mailbox, where she agreed to news at
 * registration or when she named it. An employee's are set on the corporate portal alone (SUBS-08).
 */
export const beginConfirmed: ConfirmedListener = async (trx, { accountId, email, action }, now) => {
  const subscriptions = createSubscriptionRepository(trx);
  const isAsked = action === 'confirm-subscription';
  const owner =
    accountId ?? (isAsked ? (await createAccountRepository(trx).findByConfirmedEmail(email))?.id : undefined);
  if (owner === undefined) {
    if (!isAsked) return undefined;
    await subscriptions.setOfMailbox(email, byLetter(now));
    return { isSubscribed: true };
  }
  if (!isAsked && !(await waitsForMailbox(trx, owner))) return undefined;
  if (await isEmployee(trx, owner)) return isAsked ? { isOfEmployee: true } : undefined;
  await subscriptions.setOfAccount(owner, byLetter(now));
  return { isSubscribed: true };
};

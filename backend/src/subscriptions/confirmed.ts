import type { Transaction } from 'kysely';
import type { Locale } from '@rukav/contract';
import { createAccountRepository, isEmployee } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../outbox/index.ts';
import type { ConfirmedListener } from '../sign-in/index.ts';
import { waysOut } from './by-link.ts';
import { createSubscriptionRepository } from './subscription-repository.ts';

/** A subscription that begins by the link of a letter. */
const byLetter = (now: Date) =>
  ({ channel: 'EMAIL', isSubscribed: true, page: '/', source: 'letter', now }) as const;

interface Begun {
  to: string;
  accountId: string | undefined;
  token: string;
  locale: Locale;
  publicUrl: URL;
}

/** Writes that news have begun, and how to end them without signing in. */
async function tellBegun(trx: Transaction<Database>, begun: Begun, now: Date): Promise<void> {
  const { to, accountId, token, locale, publicUrl } = begun;
  const { url, unsubscribeUrl } = waysOut(publicUrl, token);
  const letter = { channel: 'mail', to, template: 'subscriptionBegun', values: { url }, locale } as const;
  await enqueue(trx, { ...letter, accountId, unsubscribeUrl }, now);
}

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
export const beginConfirmed: ConfirmedListener = async (trx, { accountId, email, action }, now, writing) => {
  const subscriptions = createSubscriptionRepository(trx);
  const isAsked = action === 'confirm-subscription';
  const owner =
    accountId ?? (isAsked ? (await createAccountRepository(trx).findByConfirmedEmail(email))?.id : undefined);
  if (owner === undefined) {
    if (!isAsked) return undefined;
    const { token } = await subscriptions.setOfMailbox(email, byLetter(now));
    await tellBegun(trx, { to: email, accountId: undefined, token, ...writing }, now);
    return { isSubscribed: true };
  }
  if (!isAsked && !(await waitsForMailbox(trx, owner))) return undefined;
  if (await isEmployee(trx, owner)) return isAsked ? { isOfEmployee: true } : undefined;
  const { token } = await subscriptions.setOfAccount(owner, byLetter(now));
  await tellBegun(trx, { to: email, accountId: owner, token, ...writing }, now);
  return { isSubscribed: true };
};

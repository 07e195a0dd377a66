import type { Kysely } from 'kysely';
import type { SubscriptionChannel, UnsubscribeReason } from '@rukav/contract/subscriptions/channels.ts';
import type { Database } from '../database/schema.ts';

/** A switch of a channel, and where it was turned. */
export interface SubscriptionChange {
  channel: SubscriptionChannel;
  isSubscribed: boolean;
  reason?: UnsubscribeReason | undefined;
  page: string;
  source: string;
  now: Date;
}

const columns = ({ channel, isSubscribed, reason, page, source, now }: SubscriptionChange) => ({
  channel,
  is_subscribed: isSubscribed,
  reason: isSubscribed ? null : (reason ?? null),
  page,
  source,
  changed_at: now,
});

/** Who gets news. */
export const createSubscriptionRepository = (db: Kysely<Database>) => ({
  /** Switches a channel of a member. */
  setOfAccount: (accountId: string, change: SubscriptionChange) =>
    db
      .insertInto('subscription')
      .values({ ...columns(change), account_id: accountId, email: null })
      .onConflict((row) => row.columns(['account_id', 'channel']).doUpdateSet(columns(change)))
      .returning('token')
      .executeTakeFirstOrThrow(),

  /** Switches news to a guest's mailbox. */
  setOfMailbox: (email: string, change: SubscriptionChange) =>
    db
      .insertInto('subscription')
      .values({ ...columns(change), account_id: null, email: email.toLowerCase() })
      .onConflict((row) =>
        row.columns(['email', 'channel']).where('account_id', 'is', null).doUpdateSet(columns(change)),
      )
      .returning('token')
      .executeTakeFirstOrThrow(),

  /** The subscription of a link, with the contact that it goes to. */
  findByToken: (token: string) =>
    db
      .selectFrom('subscription')
      .leftJoin('account', 'account.id', 'subscription.account_id')
      .select(['subscription.id', 'subscription.account_id', 'channel', 'is_subscribed'])
      .select(({ fn }) => fn.coalesce('subscription.email', 'account.email').as('email'))
      .select('account.phone')
      .where('token', '=', token)
      .where('account.deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Switches the subscription of a link. */
  set: (id: number, change: SubscriptionChange) =>
    db.updateTable('subscription').set(columns(change)).where('id', '=', id).execute(),

  /** When a member's channel was switched last; undefined where it never was. */
  changedAt: async (accountId: string, channel: SubscriptionChannel): Promise<Date | undefined> => {
    const row = await db
      .selectFrom('subscription')
      .select('changed_at')
      .where('account_id', '=', accountId)
      .where('channel', '=', channel)
      .executeTakeFirst();
    return row?.changed_at;
  },
});

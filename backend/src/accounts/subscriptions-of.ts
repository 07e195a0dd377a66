import type { Kysely } from 'kysely';
import type { ProfileSubscription } from '@rukav/contract/subscriptions/schemas.ts';
import type { Database } from '../database/schema.ts';

/** By what a member gets news, or got them; a channel that she never switched has no entry. */
export async function subscriptionsOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<ProfileSubscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .select(['channel', 'is_subscribed'])
    .where('account_id', '=', accountId)
    .orderBy('channel')
    .execute();
  return rows.map(({ channel, is_subscribed }) => ({
    pointOfContact: channel,
    isSubscribed: is_subscribed,
  }));
}

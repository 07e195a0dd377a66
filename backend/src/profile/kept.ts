import type { Kysely } from 'kysely';
import type { Locale } from '@rukav/contract';
import { language } from '@rukav/contract/values.ts';
import type { Database } from '../database/schema.ts';
import { readHistory } from '../loyalty/index.ts';
import { toMessage } from '../notifications/index.ts';

/** More entries than an account comes to: all of them, in one page. */
const all = { pageNumber: 0, pageSize: 1_000_000 } as const;

/** Whether it was bought, for how much, and how it stands. */
const aboutOrder = ['number', 'status', 'total', 'currency', 'created_at'] as const;

/** Her orders, newest first. One that a guest made on her phone and never proved may be a stranger's: who gets it and where stays out. */
export async function readOrders(db: Kysely<Database>, accountId: string) {
  const orders = await db
    .selectFrom('placed_order')
    .select([...aboutOrder, 'full_name', 'phone', 'email', 'comment', 'address', 'proven_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return orders.map(({ full_name, phone, email, comment, address, proven_at, ...about }) =>
    proven_at === null ? about : { ...about, full_name, phone, email, comment, address },
  );
}

/** What a member likes: products and shops, with when each was chosen. */
export async function readFavourites(db: Kysely<Database>, accountId: string) {
  const [products, stores] = await Promise.all([
    db
      .selectFrom('favourite_product')
      .select(['product_id', 'added_at'])
      .where('account_id', '=', accountId)
      .orderBy('place', 'desc')
      .execute(),
    db
      .selectFrom('favourite_store')
      .select(['point_id', 'added_at'])
      .where('account_id', '=', accountId)
      .orderBy('place')
      .execute(),
  ]);
  return {
    favourites: products.map(({ product_id, added_at }) => ({
      productId: product_id,
      addedAt: added_at.toISOString(),
    })),
    favouriteStores: stores.map(({ point_id, added_at }) => ({
      storeId: point_id,
      addedAt: added_at.toISOString(),
    })),
  };
}

/** All that the shop has told a member, newest first, in her language. */
export async function readAllMessages(db: Kysely<Database>, accountId: string, locale: Locale) {
  const rows = await db
    .selectFrom('account_message')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => toMessage(row, locale));
}

/** Each channel of news that she has ever switched: how it stands, since when, where she did it, and why she left. */
export async function readSubscriptions(db: Kysely<Database>, accountId: string) {
  const rows = await db
    .selectFrom('subscription')
    .select(['channel', 'is_subscribed', 'reason', 'page', 'source', 'changed_at'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at')
    .execute();
  return rows.map(({ channel, is_subscribed, reason, page, source, changed_at }) => ({
    channel,
    isSubscribed: is_subscribed,
    reason,
    page,
    source,
    changedAt: changed_at.toISOString(),
  }));
}

/**
 * Where she is signed in, and whether she gets notifications there. Where exactly a browser is reached is a secret of it and of
 * the shop.
 */
export async function readDevices(db: Kysely<Database>, accountId: string) {
  const rows = await db
    .selectFrom('session')
    .leftJoin('push_subscription', (join) =>
      join
        .onRef('push_subscription.session_id', '=', 'session.id')
        .onRef('push_subscription.account_id', '=', 'session.account_id'),
    )
    .select(['session.seen_at', 'push_subscription.endpoint', 'push_subscription.created_at as since'])
    .where('session.account_id', '=', accountId)
    .execute();
  return rows.map(({ seen_at, endpoint, since }) => ({
    seenAt: seen_at.toISOString(),
    notifications:
      endpoint !== null && since !== null
        ? { service: new URL(endpoint).hostname, since: since.toISOString() }
        : null,
  }));
}

/** Every entry of her bonuses, newest first. */
export const readBonuses = async (db: Kysely<Database>, accountId: string, locale: Locale) =>
  (await readHistory(db, accountId, { ...all, language: language(locale) })).entries;

/** What she has asked about goods and written to the shop. */
export async function readLetters(db: Kysely<Database>, accountId: string) {
  const [questions, feedback] = await Promise.all([
    db
      .selectFrom('question')
      .select(['product_id', 'author', 'text', 'email', 'answer', 'state', 'created_at'])
      .where('author_key', '=', accountId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('feedback_message')
      .select(['name', 'email', 'theme', 'message', 'made_at'])
      .where('account_id', '=', accountId)
      .orderBy('made_at')
      .execute(),
  ]);
  return { questions, feedback };
}

import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Locale } from '@rukav/contract';
import type { Account } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { toMessage } from '../notifications/index.ts';

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
    .select([
      'device_name',
      'session.seen_at',
      'push_subscription.endpoint',
      'push_subscription.created_at as since',
    ])
    .where('session.account_id', '=', accountId)
    .execute();
  return rows.map(({ device_name, seen_at, endpoint, since }) => ({
    name: device_name,
    seenAt: seen_at.toISOString(),
    notifications:
      endpoint !== null && since !== null
        ? { service: new URL(endpoint).hostname, since: since.toISOString() }
        : null,
  }));
}

/** Phones and mailboxes that were hers before she had others. */
export async function readFormerContacts(db: Kysely<Database>, { id, phone, email }: Account) {
  const rows = await db
    .selectFrom('former_contact')
    .select('contact')
    .where('account_id', '=', id)
    .where('contact', 'not in', [phone, email?.toLowerCase() ?? ''])
    .orderBy('contact')
    .execute();
  return rows.map(({ contact }) => contact);
}

/** Where she has said that she is. */
export async function readPlaces(db: Kysely<Database>, accountId: string) {
  const rows = await db
    .selectFrom('geofence')
    .select(['latitude', 'longitude', 'is_confirmed', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ is_confirmed, created_at, ...place }) => ({
    ...place,
    isConfirmed: is_confirmed,
    createdAt: created_at.toISOString(),
  }));
}

/** What she has said of goods, asked about them and written to the shop. */
export async function readLetters(db: Kysely<Database>, accountId: string) {
  const [reviews, questions, feedback] = await Promise.all([
    db
      .selectFrom('review')
      .select(['product_id', 'author', 'text', 'advantages', 'disadvantages', 'rating', 'fit_rating'])
      .select(['quality_rating', 'photo_accuracy_rating', 'size_fit', 'time_usage', 'is_recommended'])
      .select(['state', 'created_at'])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('review_photo')
            .select(['review_photo.id', 'width', 'height'])
            .whereRef('review_id', '=', 'review.id')
            .orderBy('position'),
        ).as('photos'),
      )
      .where('author_key', '=', accountId)
      .orderBy('created_at')
      .execute(),
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
  return { reviews, questions, feedback };
}

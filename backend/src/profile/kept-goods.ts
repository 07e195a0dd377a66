import type { Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/schema.ts';

/** What was written for a gift card, in a cart or in an order. */
const cardWords = [
  'sum',
  'design',
  'sender_email',
  'sender_phone',
  'receiver_email',
  'receiver_phone',
  'greeting',
  'text',
  'signature',
  'send_at',
  'send_zone',
] as const;

/** The carts that are not ordered yet: what lies in them, for whom, and how each group was to be obtained. */
export const readCarts = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('cart')
    .select(['state', 'full_name', 'phone', 'email', 'promo_codes', 'created_at'])
    .select(['location_lat', 'location_lon', 'location_city_id'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('cart_group')
          .select(['type', 'point_id', 'city_id', 'address', 'date', 'comment'])
          .whereRef('cart_group.cart_id', '=', 'cart.id')
          .orderBy('created_at'),
      ).as('groups'),
      jsonArrayFrom(
        selectFrom('cart_line')
          .select(['sku_id', 'added_at'])
          .whereRef('cart_line.cart_id', '=', 'cart.id')
          .orderBy('place'),
      ).as('lines'),
      jsonArrayFrom(
        selectFrom('cart_gift_card')
          .select(cardWords)
          .whereRef('cart_gift_card.cart_id', '=', 'cart.id')
          .orderBy('place'),
      ).as('giftCards'),
    ])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['active', 'saved'])
    .orderBy('changed_at', 'desc')
    .execute();

/**
 * Her orders, newest first: whom each was for, its goods and what they cost, or the gift card that it was about. One that a guest made
 * on her phone and never proved may be a stranger's: of it only the number, the sum and the state are told.
 */
export async function readOrders(db: Kysely<Database>, accountId: string) {
  const orders = await db
    .selectFrom('placed_order')
    .select(['number', 'status', 'total', 'gift_card_amount', 'currency', 'payment_method', 'created_at'])
    .select(['full_name', 'phone', 'email', 'comment', 'cancel_comment', 'address', 'point_id', 'proven_at'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('order_line')
          .select(['product_id', 'name', 'size', 'quantity', 'price', 'state'])
          .whereRef('order_line.order_number', '=', 'placed_order.number')
          .orderBy('position'),
      ).as('lines'),
      jsonObjectFrom(
        selectFrom('gift_card_order')
          .select([...cardWords, 'sent_at'])
          .whereRef('gift_card_order.order_number', '=', 'placed_order.number'),
      ).as('giftCard'),
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return orders.map(({ proven_at, number, status, total, currency, created_at, ...more }) => {
    const about = { number, status, total, currency, created_at };
    return proven_at === null ? about : { ...about, ...more };
  });
}

import type { Transaction } from 'kysely';
import { limits, type Country, type Currency, type Locale } from '@rukav/contract';
import type { OnlineMethod } from '@rukav/contract/payments/methods.ts';
import type { Database } from '../database/schema.ts';
import { createOrderRepository, type OrderRow } from '../orders/index.ts';
import type { GiftCardOrderTable } from './tables.ts';

/** A card to be ordered, by whom and where. */
export interface CardToOrder extends Omit<
  GiftCardOrderTable,
  'order_number' | 'paid_at' | 'sent_at' | 'card_number'
> {
  /** The cart that it was bought in; null where it was bought by itself. */
  cartId: string | null;
  paymentMethod: OnlineMethod;
  buyer: { accountId: string | null; sessionId: string; locale: Locale };
  place: { country: Country; currency: Currency; cityId: number };
  now: Date;
}

/** Writes an order of a card down: an order as any other, of nothing that lies on a shelf. */
export async function placeGiftCard(
  trx: Transaction<Database>,
  { cartId, paymentMethod, buyer, place, now, ...card }: CardToOrder,
): Promise<OrderRow> {
  const row = await createOrderRepository(trx).add({
    order: {
      kind: 'giftCard',
      account_id: buyer.accountId,
      session_id: buyer.accountId ? null : buyer.sessionId,
      cart_id: cartId,
      country: place.country,
      currency: place.currency,
      locale: buyer.locale,
      subtotal: card.sum,
      delivery_amount: 0,
      total: card.sum,
      obtaining_method: 'OTHER',
      payment_method: paymentMethod,
      pay_until: new Date(now.getTime() + limits.paymentExpiration),
      full_name: '',
      phone: card.sender_phone ?? '',
      email: card.sender_email ?? '',
      comment: '',
      city_id: place.cityId,
      address: null,
      point_id: null,
      delivery_date: null,
      interval_from: null,
      interval_to: null,
      storage_from: null,
      storage_to: null,
      proven_at: now,
      created_at: now,
    },
    lines: [],
    reservations: [],
  });
  await trx
    .insertInto('gift_card_order')
    .values({ ...card, order_number: row.number })
    .execute();
  return row;
}

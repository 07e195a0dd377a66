import type { Transaction } from 'kysely';
import { limits, type Country, type Currency, type Locale } from '@rukav/contract';
import type { GiftCardContact } from '@rukav/contract/gift-cards/schemas.ts';
import type { Database } from '../database/schema.ts';
import { createOrderRepository, type OrderRow } from '../orders/index.ts';
import type { GiftCardOrderTable } from './tables.ts';

/** A card to be ordered, by whom and where. */
interface WantedCard extends Pick<GiftCardOrderTable, 'sum' | 'design' | 'greeting' | 'text' | 'signature'> {
  sender: GiftCardContact;
  receiver: GiftCardContact;
  sendAt: Date | null;
  buyer: { accountId: string | null; sessionId: string; locale: Locale };
  place: { country: Country; currency: Currency; cityId: number };
  now: Date;
}

/** Writes an order of a card down: an order as any other, of nothing that lies on a shelf. */
export async function placeGiftCard(
  trx: Transaction<Database>,
  { sum, design, greeting, text, signature, sender, receiver, sendAt, buyer, place, now }: WantedCard,
): Promise<OrderRow> {
  const row = await createOrderRepository(trx).add({
    order: {
      kind: 'giftCard',
      account_id: buyer.accountId,
      session_id: buyer.accountId ? null : buyer.sessionId,
      cart_id: null,
      country: place.country,
      currency: place.currency,
      locale: buyer.locale,
      subtotal: sum,
      delivery_amount: 0,
      total: sum,
      obtaining_method: 'OTHER',
      payment_method: 'online',
      pay_until: new Date(now.getTime() + limits.paymentExpiration),
      full_name: '',
      phone: sender.phone ?? '',
      email: sender.email ?? '',
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
    .values({
      order_number: row.number,
      sum,
      design,
      sender_email: sender.email ?? null,
      sender_phone: sender.phone ?? null,
      receiver_email: receiver.email ?? null,
      receiver_phone: receiver.phone ?? null,
      greeting,
      text,
      signature,
      send_at: sendAt,
    })
    .execute();
  return row;
}

import type { Transaction } from 'kysely';
import { momentAt, storeOffsets } from '@rukav/contract/gift-cards/zones.ts';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../outbox/index.ts';
import { paidLetter, paidValues } from './paid-letter.ts';

/**
 * Writes to the buyers of cards that were paid now and are sent later: a letter, or a short message where only a phone was left. A card
 * that is sent at once is told of when it is sent. Nobody is written to before the money is there, as the mailbox and the phone of an
 * unpaid order may be anybody's.
 */
export async function tellOfPaidCards(
  trx: Transaction<Database>,
  numbers: readonly string[],
  now: Date,
): Promise<void> {
  const cards = await trx
    .selectFrom('gift_card_order')
    .innerJoin('placed_order', 'placed_order.number', 'gift_card_order.order_number')
    .select(['sum', 'receiver_email', 'receiver_phone', 'send_at', 'send_zone'])
    .select(['number', 'locale', 'currency', 'email', 'phone'])
    .where('number', 'in', numbers)
    .where('send_at', '>', now)
    .execute();
  for (const { send_at, send_zone, email, phone, ...card } of cards) {
    if (!send_at) continue;
    const paid = { ...card, sendAt: momentAt(send_at, send_zone ?? storeOffsets[card.currency]) };
    const { locale, number: orderNumber } = card;
    const message = { template: 'giftCardPaid', values: paidValues(paid), locale, orderNumber } as const;
    if (email) await enqueue(trx, { ...message, channel: 'mail', to: email, letter: paidLetter(paid) }, now);
    else if (phone) await enqueue(trx, { ...message, channel: 'sms', to: phone }, now);
  }
}

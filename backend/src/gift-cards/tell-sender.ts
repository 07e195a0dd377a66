import type { Selectable, Transaction } from 'kysely';
import type { Currency, Locale } from '@rukav/contract';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import type { Database } from '../database/schema.ts';
import { money } from '../messages/letter-figures.ts';
import { enqueue } from '../outbox/index.ts';
import { nobody } from './erase.ts';
import type { GiftCardOrderTable } from './tables.ts';

type OrderedCard = Selectable<GiftCardOrderTable> & { currency: Currency; locale: Locale };

/** Writes to whoever gave a card that it is sent; number and PIN stay with who got it. One's own card is news enough itself. */
export async function tellSender(trx: Transaction<Database>, card: OrderedCard, now: Date): Promise<void> {
  const { sender_email: email, sender_phone: phone, receiver_email, receiver_phone } = card;
  if (email === nobody || (email ?? phone) === (receiver_email ?? receiver_phone)) return;
  const receiver = receiver_email ?? readablePhone(receiver_phone ?? '');
  const { locale, order_number: order } = card;
  const values = { sum: money(card.sum, card.currency), receiver, order };
  const template = 'giftCardSent';
  if (email) await enqueue(trx, { channel: 'mail', to: email, template, values, locale }, now);
  else if (phone) await enqueue(trx, { channel: 'sms', to: phone, template, values, locale }, now);
}

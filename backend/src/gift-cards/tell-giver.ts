import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { localTime } from '../delivery/index.ts';
import { takeShared, type Limit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { OrderRow } from '../orders/index.ts';
import { enqueue } from '../outbox/index.ts';
import { orderedLetter, orderedValues } from './ordered-letter.ts';

/** Cards that name one mailbox or phone as the giver's in an hour, whoever orders them: each sends a message there. */
const messagesOfGiver: Limit = { burst: 20, per: 3_600_000 };

/**
 * Writes to who has ordered a card where it is paid, in the transaction that makes the order: a letter, or a short message where
 * she left a phone alone. The card and its PIN go to who gets it, once it is paid. Refuses an order that would be one message too many.
 */
export async function tellGiver(
  trx: Transaction<Database>,
  { number, locale, currency, email, phone, city_id, pay_key }: OrderRow,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<void> {
  const contact = createHash('sha256')
    .update((email || phone).toLowerCase())
    .digest('base64url');
  const retryAfter = await takeShared(trx, `cards contact ${contact}`, messagesOfGiver, now);
  if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter, params: { retryAfter } });
  const card = await trx
    .selectFrom('gift_card_order')
    .select(['sum', 'receiver_email', 'receiver_phone', 'send_at'])
    .select(({ selectFrom }) =>
      selectFrom('city').select('time_zone').where('city.id', '=', city_id).as('time_zone'),
    )
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const day = card.send_at && localTime(card.send_at, card.time_zone ?? 'UTC').day;
  const url = new URL(`/dopay/${number}?key=${pay_key}`, publicUrl).href;
  const ordered = { ...card, number, currency, locale, day, url };
  const message = {
    template: 'giftCardOrdered',
    values: orderedValues(ordered),
    locale,
    orderNumber: number,
  } as const;
  if (email) {
    const letter = orderedLetter(ordered);
    await enqueue(trx, { ...message, channel: 'mail', to: email, letter }, now);
  } else await enqueue(trx, { ...message, channel: 'sms', to: phone }, now);
}

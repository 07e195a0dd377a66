import type { Transaction } from 'kysely';
import { giftCardLimits } from '@rukav/contract/gift-cards/limits.ts';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../outbox/index.ts';
import { nobody } from './erase.ts';
import { makePin } from './secrets.ts';

/** What became of the wish for a new PIN. */
export type Renewal =
  | { is: 'sent'; to: { email: string | null; phone: string | null }; left: number }
  | { is: 'card_not_found' | 'card_expired' | 'card_withdrawn' | 'card_without_address' }
  | { is: 'too_many_pin_requests'; retryAfter: number };

/**
 * Puts a new PIN in the place of the last, opens a card that wrong PINs have blocked, and sends the PIN to where the card was
 * sent. Three times within 30 minutes (GIFT-24). A card whose owner was erased keeps its PIN: nobody is left to tell another. One whose money
 * was taken back gets none: it would open nothing.
 */
export async function renewPin(trx: Transaction<Database>, number: string, now: Date): Promise<Renewal> {
  const card = await trx
    .selectFrom('gift_card')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!card) return { is: 'card_not_found' };
  if (card.withdrawn_at) return { is: 'card_withdrawn' };
  if (card.expires_at <= now) return { is: 'card_expired' };
  if (card.email === nobody) return { is: 'card_without_address' };

  const { newPins, newPinsPer } = giftCardLimits;
  const recent = await trx
    .selectFrom('gift_card_pin_request')
    .select('asked_at')
    .where('card_number', '=', number)
    .where('asked_at', '>', new Date(now.getTime() - newPinsPer))
    .orderBy('asked_at')
    .execute();
  const [oldest] = recent;
  if (oldest && recent.length >= newPins) {
    const wait = oldest.asked_at.getTime() + newPinsPer - now.getTime();
    return { is: 'too_many_pin_requests', retryAfter: Math.ceil(wait / 1000) };
  }

  const { pin, kept } = await makePin();
  await trx.insertInto('gift_card_pin_request').values({ card_number: number, asked_at: now }).execute();
  await trx
    .updateTable('gift_card')
    .set({ ...kept, pin_tries: 0, blocked_at: null })
    .where('number', '=', number)
    .execute();
  const { email, phone, locale } = card;
  const values = { pin, ending: number.slice(-4) };
  const to = email
    ? ({ channel: 'mail', to: email } as const)
    : ({ channel: 'sms', to: phone ?? '' } as const);
  await enqueue(trx, { ...to, template: 'giftCardPin', values, locale }, now);
  return { is: 'sent', to: { email, phone }, left: newPins - recent.length - 1 };
}

import type { Transaction } from 'kysely';
import { giftCardLimits } from '@rukav/contract/gift-cards/limits.ts';
import type { Database } from '../database/schema.ts';
import { enqueue, takeStrangerMessage } from '../outbox/index.ts';
import { nobody } from './erase.ts';
import { makePin } from './secrets.ts';

/** What became of the wish for a new PIN. */
export type Renewal =
  | { is: 'sent'; to: { email: string | null; phone: string | null }; left: number }
  | { is: 'card_not_found' | 'card_expired' | 'card_withdrawn' | 'card_without_address' }
  | { is: 'too_many_pin_requests'; retryAfter: number };

/** A new PIN that somebody asks for. */
interface Wish {
  number: string;
  /** Asked for by the account that the card was sent to: it has requests of its own, and strangers use none of them up. */
  isOwner: boolean;
  /** The address of the visitor. */
  ip: string;
  now: Date;
}

/** Returns how many new PINs were sent lately, and in how many seconds there may be another one; 0 is now. */
async function recentOf(trx: Transaction<Database>, { number, isOwner, now }: Wish) {
  const { newPins, newPinsPer } = giftCardLimits;
  const recent = await trx
    .selectFrom('gift_card_pin_request')
    .select('asked_at')
    .where('card_number', '=', number)
    .where('is_of_owner', '=', isOwner)
    .where('asked_at', '>', new Date(now.getTime() - newPinsPer))
    .orderBy('asked_at')
    .execute();
  const [oldest] = recent;
  const rest = oldest ? oldest.asked_at.getTime() + newPinsPer - now.getTime() : 0;
  return { sent: recent.length, retryAfter: recent.length < newPins ? 0 : Math.ceil(rest / 1000) };
}

/**
 * Puts a new PIN in the place of the last, opens a card that wrong PINs have blocked, and sends the PIN to where the card was
 * sent. Three times within 30 minutes (GIFT-24). A card whose owner was erased keeps its PIN: nobody is left to tell another. One whose money
 * was taken back gets none: it would open nothing.
 */
export async function renewPin(trx: Transaction<Database>, wish: Wish): Promise<Renewal> {
  const { number, isOwner, ip, now } = wish;
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
  const { sent, retryAfter } = await recentOf(trx, wish);
  if (retryAfter > 0) return { is: 'too_many_pin_requests', retryAfter };
  const { email, phone, locale } = card;
  const to = email
    ? ({ channel: 'mail', to: email } as const)
    : ({ channel: 'sms', to: phone ?? '' } as const);
  const wait = isOwner ? 0 : await takeStrangerMessage(trx, { to: to.to, ip }, now);
  if (wait > 0) return { is: 'too_many_pin_requests', retryAfter: wait };

  const { pin, kept } = await makePin();
  await trx
    .insertInto('gift_card_pin_request')
    .values({ card_number: number, asked_at: now, is_of_owner: isOwner })
    .execute();
  await trx
    .updateTable('gift_card')
    .set({ ...kept, pin_tries: 0, owner_tries: 0, blocked_at: null })
    .where('number', '=', number)
    .execute();
  const values = { pin, ending: number.slice(-4) };
  await enqueue(trx, { ...to, template: 'giftCardPin', values, locale }, now);
  return { is: 'sent', to: { email, phone }, left: giftCardLimits.newPins - sent - 1 };
}

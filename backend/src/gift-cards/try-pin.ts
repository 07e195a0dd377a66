import { sql, type Kysely, type Selectable } from 'kysely';
import { giftCardLimits } from '@rukav/contract/gift-cards/limits.ts';
import type { Database } from '../database/schema.ts';
import { isPin } from './secrets.ts';
import type { GiftCardTable } from './tables.ts';

export type GiftCardRow = Selectable<GiftCardTable>;

/** What became of a PIN. `left` tries remain after a wrong one; the last wrong one blocks the card. */
export type PinVerdict =
  | { is: 'right'; card: GiftCardRow }
  | { is: 'invalid_pin'; left: number }
  | { is: 'card_not_found' | 'card_expired' | 'card_blocked' | 'card_withdrawn' | 'too_many_pin_attempts' };

async function whyNot(db: Kysely<Database>, number: string, now: Date): Promise<PinVerdict> {
  const card = await db
    .selectFrom('gift_card')
    .select(['expires_at', 'withdrawn_at'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!card) return { is: 'card_not_found' };
  if (card.withdrawn_at) return { is: 'card_withdrawn' };
  return { is: card.expires_at <= now ? 'card_expired' : 'card_blocked' };
}

/** A PIN that somebody tries. */
interface Try {
  number: string;
  pin: string;
  /** Tried by the account that the card was sent to: what strangers have tried does not count, and blocks nothing. */
  isOwner: boolean;
  now: Date;
}

/**
 * Tries a PIN. The try is counted first, in one statement that is committed by itself, so that of parallel guesses no more
 * than three are looked at. Give it the database, not a transaction that a refusal undoes.
 */
export async function tryPin(db: Kysely<Database>, { number, pin, isOwner, now }: Try): Promise<PinVerdict> {
  const tries = isOwner ? 'owner_tries' : 'pin_tries';
  const counted = await db
    .updateTable('gift_card')
    .set({ [tries]: sql`${sql.ref(tries)} + 1` })
    .where('number', '=', number)
    .where(isOwner ? 'withdrawn_at' : 'blocked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(tries, '<', giftCardLimits.pinTries)
    .returningAll()
    .executeTakeFirst();
  if (!counted) return whyNot(db, number, now);

  const ofThisPin = db
    .updateTable('gift_card')
    .where('number', '=', number)
    .where('pin_hash', '=', counted.pin_hash)
    .where(isOwner ? 'withdrawn_at' : 'blocked_at', 'is', null);
  if (await isPin(pin, counted)) {
    const card = await ofThisPin
      .set({ [tries]: 0 })
      .returningAll()
      .executeTakeFirst();
    return card ? { is: 'right', card } : whyNot(db, number, now);
  }
  const left = giftCardLimits.pinTries - counted[tries];
  if (left > 0) return { is: 'invalid_pin', left };
  if (!isOwner) await ofThisPin.set({ blocked_at: now }).execute();
  return { is: 'too_many_pin_attempts' };
}

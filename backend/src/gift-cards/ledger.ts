import { sql, type Kysely, type Transaction } from 'kysely';
import type { Currency, Locale } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { tellFollowers } from '../orders/index.ts';
import { makeCardNumber, makePin } from './secrets.ts';
import type { GiftCardEntryTable } from './tables.ts';
import { expiryAfterReturn, expiryOf } from './validity.ts';

/** A card to be made: for a sum in minor units, sent to one of the two contacts. */
export interface NewGiftCard {
  currency: Currency;
  sum: number;
  email: string | null;
  phone: string | null;
  locale: Locale;
  /** The order that it was bought by. */
  orderNumber: string | null;
}

/** The order knows what cards pay of it. */
const tellOrder = (trx: Transaction<Database>, number: string, more: number) =>
  trx
    .updateTable('placed_order')
    .set({ gift_card_amount: sql`gift_card_amount + ${more}` })
    .where('number', '=', number)
    .execute();

const enter = (trx: Transaction<Database>, entry: Omit<GiftCardEntryTable, 'id'>) =>
  trx.insertInto('gift_card_entry').values(entry).execute();

/** Makes a card and answers its number and PIN: the only time that the PIN can be read. */
export async function issueCard(
  trx: Transaction<Database>,
  { orderNumber, ...card }: NewGiftCard,
  now: Date,
): Promise<{ number: string; pin: string; expiresAt: Date }> {
  const number = makeCardNumber();
  const { pin, kept } = await makePin();
  const expiresAt = expiryOf(now, card.currency);
  const dates = { issued_at: now, expires_at: expiresAt, blocked_at: null };
  await trx
    .insertInto('gift_card')
    .values({ ...card, ...kept, ...dates, number, balance: card.sum })
    .execute();
  const of = { card_number: number, order_number: orderNumber };
  await enter(trx, { ...of, kind: 'issued', amount: card.sum, made_at: now });
  return { number, pin, expiresAt };
}

/** What a card is asked for: `due` is what the order still costs, in minor units of `currency`. */
export interface Hold {
  cardNumber: string;
  orderNumber: string;
  due: number;
  currency: Currency;
  /** The account that the card was sent to: wrong PINs of strangers do not block the card for it. */
  isOwner: boolean;
  now: Date;
}

/** What became of it. `balance` is what the card still has. */
export type HoldVerdict =
  | { is: 'held'; amount: number; balance: number }
  | { is: 'card_not_found' | 'card_expired' | 'card_blocked' | 'card_withdrawn' }
  | { is: 'already_applied' | 'used_for_another_order' | 'gift_card_refused' };

/**
 * Holds as much of a card as an order still costs. The caller has locked the order, and has had the PIN tried. A card that
 * another unpaid order holds, or that has nothing left, is refused.
 */
export async function holdOnCard(
  trx: Transaction<Database>,
  { cardNumber, orderNumber, due, currency, isOwner, now }: Hold,
): Promise<HoldVerdict> {
  const card = await trx
    .selectFrom('gift_card')
    .selectAll()
    .where('number', '=', cardNumber)
    .forUpdate()
    .executeTakeFirst();
  if (!card) return { is: 'card_not_found' };
  if (card.withdrawn_at) return { is: 'card_withdrawn' };
  if (card.blocked_at && !isOwner) return { is: 'card_blocked' };
  if (card.expires_at <= now) return { is: 'card_expired' };
  const uses = await trx
    .selectFrom('gift_card_use')
    .select(['order_number', 'state'])
    .where('card_number', '=', cardNumber)
    .execute();
  if (uses.some((use) => use.order_number === orderNumber)) return { is: 'already_applied' };
  if (card.balance === 0 || uses.some(({ state }) => state === 'held'))
    return { is: 'used_for_another_order' };
  const amount = Math.min(card.balance, due);
  if (amount <= 0 || card.currency !== currency) return { is: 'gift_card_refused' };

  const of = { card_number: cardNumber, order_number: orderNumber };
  await trx
    .updateTable('gift_card')
    .set({ balance: sql`balance - ${amount}` })
    .where('number', '=', cardNumber)
    .execute();
  await trx
    .insertInto('gift_card_use')
    .values({ ...of, amount, state: 'held', held_at: now })
    .execute();
  await enter(trx, { ...of, kind: 'held', amount: -amount, made_at: now });
  await tellOrder(trx, orderNumber, amount);
  await tellFollowers('gift_card', trx, [orderNumber], now);
  return { is: 'held', amount, balance: card.balance - amount };
}

/** Takes what some orders hold of their cards for good: they are paid, or handed over. What is taken already stays so. */
export async function captureHolds(
  trx: Transaction<Database>,
  orderNumbers: readonly string[],
  now: Date,
): Promise<void> {
  const captured = await trx
    .updateTable('gift_card_use')
    .set({ state: 'captured' })
    .where('order_number', 'in', orderNumbers)
    .where('state', '=', 'held')
    .returning(['card_number', 'order_number'])
    .execute();
  for (const use of captured) await enter(trx, { ...use, kind: 'captured', amount: 0, made_at: now });
}

/**
 * Gives money of an order back to its cards, the last one first, and answers how much went there: at most `amount`, and
 * never more than the cards have paid. Give no `amount` to give all of it back; once it is back, nothing more follows.
 */
export async function returnToCards(
  trx: Transaction<Database>,
  orderNumber: string,
  { amount = Number.MAX_SAFE_INTEGER, now }: { amount?: number; now: Date },
): Promise<number> {
  const uses = await trx
    .selectFrom('gift_card_use')
    .innerJoin('gift_card', 'number', 'card_number')
    .selectAll('gift_card_use')
    .select('currency')
    .where('order_number', '=', orderNumber)
    .where('state', '<>', 'returned')
    .orderBy('held_at', 'desc')
    .orderBy('card_number')
    .forUpdate('gift_card_use')
    .execute();
  let left = amount;
  for (const use of uses) {
    const back = Math.min(left, use.amount - use.returned);
    if (back <= 0) continue;
    left -= back;
    const of = { card_number: use.card_number, order_number: orderNumber };
    const returned = use.returned + back;
    await trx
      .updateTable('gift_card_use')
      .set({ returned, state: returned === use.amount ? 'returned' : use.state })
      .where('order_number', '=', orderNumber)
      .where('card_number', '=', use.card_number)
      .execute();
    await trx
      .updateTable('gift_card')
      .set({
        balance: sql`balance + ${back}`,
        expires_at: sql`greatest(expires_at, ${expiryAfterReturn(now, use.currency)}::timestamptz)`,
      })
      .where('number', '=', use.card_number)
      .execute();
    await enter(trx, { ...of, kind: 'returned', amount: back, made_at: now });
  }
  if (left < amount) await tellOrder(trx, orderNumber, left - amount);
  if (left < amount) await tellFollowers('gift_card', trx, [orderNumber], now);
  return amount - left;
}

/** What cards pay of each of some orders, in minor units: what is held and taken, without what came back. */
export async function paidByCards(
  db: Kysely<Database>,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('gift_card_use')
    .select(['order_number', sql<number>`sum(amount - returned)::bigint`.as('paid')])
    .where('order_number', 'in', orderNumbers)
    .groupBy('order_number')
    .execute();
  return new Map(rows.map(({ order_number, paid }) => [order_number, paid]));
}

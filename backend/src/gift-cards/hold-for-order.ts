import type { Transaction } from 'kysely';
import type { ResponseOf } from '@rukav/contract';
import type { applyGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import type { Database } from '../database/schema.ts';
import { createOrderRepository, isOpen, type OrderReader, type OrderRow } from '../orders/index.ts';
import { holdOnCard, paidByCards, type HoldVerdict } from './ledger.ts';

/** A card for an order of the reader's. */
interface Wish {
  number: string;
  cardNumber: string;
  /** The account that the card was sent to pays with it. */
  isOwner: boolean;
  reader: OrderReader;
  now: Date;
}

type Outcome =
  | { is: 'held'; answer: ResponseOf<typeof applyGiftCard> }
  | { is: Exclude<HoldVerdict['is'], 'held'> | 'payment_undefined' | 'order_not_found' };

/** Only goods that are not over are paid with a card: a card buys no card. */
export const isPaidWithCards = (order: OrderRow): boolean => order.kind === 'goods' && isOpen(order);

/** Holds a card for an order that is still to be paid; cards that pay all of it are taken at once. */
export async function holdForOrder(
  trx: Transaction<Database>,
  { number, cardNumber, isOwner, reader, now }: Wish,
): Promise<Outcome> {
  const order = await createOrderRepository(trx).lock(number, reader);
  if (!order) return { is: 'order_not_found' };
  if (!isPaidWithCards(order)) return { is: 'gift_card_refused' };
  if (await createOrderRepository(trx).isBeingPaid(number)) return { is: 'payment_undefined' };
  const byProviders = (await createOrderRepository(trx).payments([number]))
    .filter(({ acquiring }) => acquiring !== 'GIFT')
    .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
  const paid = byProviders + ((await paidByCards(trx, [number])).get(number) ?? 0);
  const { total, currency } = order;
  const open = total - paid;
  const held = await holdOnCard(trx, { cardNumber, orderNumber: number, due: open, currency, isOwner, now });
  if (held.is !== 'held') return held;
  const due = open - held.amount;
  return { is: 'held', answer: { currency, applied: held.amount, balance: held.balance, due } };
}

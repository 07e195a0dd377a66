import type { Kysely } from 'kysely';
import { limits } from '@rukav/contract';
import { momentAt, storeOffsets } from '@rukav/contract/gift-cards/zones.ts';
import type { OrderedGiftCard, ReceiptMark } from '@rukav/contract/orders/progress.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import type { Database } from '../database/schema.ts';
import { storeMoment } from '../delivery/index.ts';
import type { OrderRow } from './order-repository.ts';

/** What happened to an order besides what stands in its row. */
export interface Progress {
  events: Order['events'];
  receipts: ReceiptMark[];
  giftCard: OrderedGiftCard | null;
}

const nothing: Progress = { events: [], receipts: [], giftCard: null };

const cardsOf = (db: Kysely<Database>, numbers: readonly string[]) =>
  db
    .selectFrom('gift_card_order')
    .innerJoin('placed_order', 'number', 'order_number')
    .selectAll('gift_card_order')
    .select('currency')
    .where('order_number', 'in', numbers)
    .execute();

const receiptsOf = (db: Kysely<Database>, numbers: readonly string[]) =>
  db
    .selectFrom('order_receipt')
    .select(['id', 'order_number', 'kind', 'total', 'made_at'])
    .where('order_number', 'in', numbers)
    .orderBy('made_at')
    .execute();

const eventsOf = (db: Kysely<Database>, numbers: readonly string[]) =>
  db
    .selectFrom('order_event')
    .select(['order_number', 'kind', 'made_at'])
    .where('order_number', 'in', numbers)
    .orderBy('id')
    .execute();

/** Events, receipts and gift cards of some orders, by number. */
export async function loadProgress(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<(order: Pick<OrderRow, 'number' | 'currency'>) => Progress> {
  if (numbers.length === 0) return () => nothing;
  const events = Map.groupBy(await eventsOf(db, numbers), ({ order_number }) => order_number);
  const receipts = Map.groupBy(await receiptsOf(db, numbers), ({ order_number }) => order_number);
  const cards = new Map((await cardsOf(db, numbers)).map((card) => [card.order_number, card]));
  return ({ number, currency }) => {
    const card = cards.get(number);
    return {
      events: (events.get(number) ?? []).map(({ kind, made_at }) => ({
        status: kind,
        date: storeMoment(made_at, currency),
      })),
      receipts: (receipts.get(number) ?? []).map(({ id, kind, total, made_at }) => ({
        id,
        kind,
        total,
        date: storeMoment(made_at, currency),
      })),
      giftCard: card
        ? {
            shippingGroup: { type: 'gift_card', receivingMethod: 'gift_card' },
            design: card.design,
            sum: card.sum,
            receiver: card.receiver_email ?? card.receiver_phone ?? '',
            greeting: card.greeting,
            text: card.text,
            signature: card.signature,
            sendAt: card.send_at && momentAt(card.send_at, card.send_zone ?? storeOffsets[card.currency]),
            sentAt: card.sent_at && storeMoment(card.sent_at, currency),
          }
        : null,
    };
  };
}

/** Whether its owner can have an order kept longer: it lies in a shop or is about to, and was not kept longer before. */
export const canBeExtended = (
  row: Pick<OrderRow, 'status' | 'storage_to' | 'extended_at' | 'cancel_requested_at'>,
): boolean =>
  row.storage_to !== null &&
  row.extended_at === null &&
  row.cancel_requested_at === null &&
  (row.status === 'waitingInStore' || row.status === 'deliveredToStore');

/** The part of an order that says what became of it on its way. */
export const toProgress = (row: OrderRow, { events, receipts, giftCard }: Progress) => ({
  kind: row.kind,
  totalDeliveryCost: row.delivery_amount,
  couponList: row.coupons,
  inStoreLocation: row.in_store_location,
  receivingDate: row.received_at && storeMoment(row.received_at, row.currency),
  extensionPeriod:
    row.extended_at && row.storage_to ? { days: limits.extensionDays, until: row.storage_to } : null,
  dateChange:
    row.date_change && row.date_before ? { kind: row.date_change, previous: row.date_before } : null,
  events: [{ status: 'processing', date: storeMoment(row.created_at, row.currency) }, ...events],
  receipts,
  giftCardAmount: row.gift_card_amount,
  giftCard,
});

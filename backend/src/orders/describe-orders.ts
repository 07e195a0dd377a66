import type { Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import type { Database } from '../database/schema.ts';
import { storeMoment } from '../delivery/index.ts';
import { cityNames } from '../geography/index.ts';
import { loadPoints } from '../points/index.ts';
import { hideRecipient } from './hide-recipient.ts';
import { createOrderRepository, type OrderReader, type OrderRow } from './order-repository.ts';
import { loadProgress } from './progress.ts';
import { toOrder } from './to-order.ts';

/** What the reader of orders is shown besides what is in them. */
export interface OrderView {
  language: Language;
  /** Whether orders can be repeated at all (flag `repeatOrder`). */
  isRepeatOffered: boolean;
  /** The moment at which they are looked at. */
  now: Date;
}

/** Whether a reader may know who gets an order and where: its maker may, and its account once the phone was proven. */
const knowsRecipient = ({ session_id, proven_at }: OrderRow, { sessionId }: OrderReader): boolean =>
  proven_at !== null || session_id === sessionId;

/** One order as a reader sees it: without its recipient where the reader has only the phone that was named. */
export async function describeOrderFor(
  reader: OrderReader,
  db: Kysely<Database>,
  row: OrderRow,
  view: OrderView,
): Promise<Order | undefined> {
  const [order] = await describeOrders(db, [row], view);
  return order && (knowsRecipient(row, reader) ? order : hideRecipient(order));
}

/** Orders with their lines, in the reader's language and in the order that was given. */
export async function describeOrders(
  db: Kysely<Database>,
  rows: readonly OrderRow[],
  { language, isRepeatOffered, now }: OrderView,
): Promise<Order[]> {
  const numbers = rows.map(({ number }) => number);
  const repository = createOrderRepository(db);
  const lines = await repository.lines(numbers);
  const payments = Map.groupBy(await repository.payments(numbers), ({ order_number }) => order_number);
  const ofOrder = Map.groupBy(lines, ({ order_number }) => order_number);
  const points = await loadPoints(
    db,
    rows.flatMap(({ point_id }) => (point_id === null ? [] : [point_id])),
    language,
  );
  const names = await cityNames(
    db,
    rows.map(({ city_id }) => city_id),
    language,
  );
  const progressOf = await loadProgress(
    db,
    rows.map(({ number }) => number),
  );
  return rows.map((row) =>
    toOrder(row, ofOrder.get(row.number) ?? [], {
      language,
      isRepeatOffered,
      now,
      payments: (payments.get(row.number) ?? []).map(({ acquiring, captured, refunded, paid_at }) => ({
        acquiring,
        amount: captured,
        refunded,
        date: storeMoment(paid_at ?? now, row.currency),
      })),
      progress: progressOf(row),
      cityName: names.get(row.city_id) ?? '',
      point: (row.point_id && points.get(row.point_id)) || null,
    }),
  );
}

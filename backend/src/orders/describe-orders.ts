import type { Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { cityNames } from '../cart/cities.ts';
import { loadPoints } from '../cart/points.ts';
import type { Database } from '../database/schema.ts';
import { createOrderRepository, type OrderRow } from './order-repository.ts';
import { toOrder } from './to-order.ts';

/** What the reader of orders is shown besides what is in them. */
export interface OrderView {
  language: Language;
  /** Whether orders can be repeated at all (flag `repeatOrder`). */
  isRepeatOffered: boolean;
}

/** Orders with their lines, in the reader's language and in the order that was given. */
export async function describeOrders(
  db: Kysely<Database>,
  rows: readonly OrderRow[],
  { language, isRepeatOffered }: OrderView,
): Promise<Order[]> {
  const lines = await createOrderRepository(db).lines(rows.map(({ number }) => number));
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
  return rows.map((row) =>
    toOrder(row, ofOrder.get(row.number) ?? [], {
      language,
      isRepeatOffered,
      cityName: names.get(row.city_id) ?? '',
      point: (row.point_id && points.get(row.point_id)) || null,
    }),
  );
}

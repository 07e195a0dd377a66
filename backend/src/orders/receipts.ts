import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Currency } from '@rukav/contract';
import type { FiscalMark } from '@rukav/contract/orders/partner.ts';
import type { Receipt } from '@rukav/contract/orders/receipts.ts';
import type { Database } from '../database/schema.ts';
import { localTime, storeMoment, storeZones } from '../delivery/index.ts';
import { hasValidTimeZone } from '../geography/index.ts';
import type { LineOfOrder, OrderReader } from './order-repository.ts';
import { settledBy } from './settlement.ts';
import type { OrderReceiptTable } from './tables.ts';

/** A receipt with the zone of the city that its order was made for. */
type ReceiptRow = Selectable<OrderReceiptTable> & { currency: Currency; time_zone: string | null };

const two = (value: number) => String(value).padStart(2, '0');

/** When a till has printed a receipt by its own clock: where the goods are handed over, or where the store takes money online. */
const stamp = ({ made_at, payment_id, time_zone, currency }: Omit<ReceiptRow, 'lines' | 'payments'>) => {
  const isOfShop = payment_id === null && time_zone !== null;
  const { day, time } = localTime(made_at, isOfShop ? time_zone : storeZones[currency]);
  return `${day.replaceAll('-', '')}T${time.replace(':', '')}`;
};
const inUnits = (minor: number) => `${Math.trunc(minor / 100)}.${two(minor % 100)}`;

/**
 * What the code of a receipt says: in Russia the query that the tax service's application reads (time by the till's clock, sum, numbers and sign,
 * 1 for a sale, 2 for a refund), in Kazakhstan the address of the operator of fiscal data.
 */
export const receiptCode = (row: Omit<ReceiptRow, 'lines' | 'payments'>): string => {
  const { total, storage, document, sign, kind, currency } = row;
  const [time, sum] = [stamp(row), inUnits(total)];
  return currency === 'RUB'
    ? `t=${time}&s=${sum}&fn=${storage}&i=${document}&fp=${sign}&n=${kind === 'sale' ? 1 : 2}`
    : `https://consumer.oofd.kz/?i=${sign}&f=${storage}&s=${sum}&t=${time}`;
};

/** A receipt as its order's reader sees it. */
export const toReceipt = (row: ReceiptRow): Receipt => ({
  id: row.id,
  orderNumber: row.order_number,
  kind: row.kind,
  date: storeMoment(row.made_at, row.currency),
  currency: row.currency,
  lines: row.lines,
  total: row.total,
  payments: row.payments,
  fiscal: { storage: row.storage, document: row.document, sign: row.sign },
  qr: receiptCode(row),
});

/** A receipt of an order that the reader may read. */
export async function findReceipt(db: Kysely<Database>, id: string, { accountId, sessionId }: OrderReader) {
  const row = await db
    .selectFrom('order_receipt')
    .innerJoin('placed_order', 'placed_order.number', 'order_receipt.order_number')
    .selectAll('order_receipt')
    .select(['placed_order.currency', 'placed_order.city_id'])
    .select(({ selectFrom }) =>
      selectFrom('city').select('time_zone').whereRef('city.id', '=', 'placed_order.city_id').as('time_zone'),
    )
    .where('order_receipt.id', '=', id)
    .where((eb) =>
      accountId
        ? eb.or([eb('account_id', '=', accountId), eb('session_id', '=', sessionId)])
        : eb('session_id', '=', sessionId),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { city_id, time_zone, ...receipt } = row;
  const isZoneValid = time_zone !== null && hasValidTimeZone({ id: city_id, time_zone });
  return { ...receipt, time_zone: isZoneValid ? time_zone : null };
}

const toReceiptLine = (line: LineOfOrder) => ({
  name: [line.name.ru, line.color.ru, line.size].filter(Boolean).join(', '),
  price: line.price,
  quantity: line.quantity,
  sum: line.price * line.quantity,
});

/** Writes down what the till printed when an order was handed over and paid. Nothing where nothing was sold. */
export async function issueReceipt(
  trx: Transaction<Database>,
  number: string,
  fiscal: FiscalMark,
  now: Date,
): Promise<void> {
  const order = await trx
    .selectFrom('placed_order')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  if (order.total === 0) return;
  const lines = await trx
    .selectFrom('order_line')
    .selectAll()
    .where('order_number', '=', number)
    .where('state', '=', 'added')
    .orderBy('position')
    .execute();
  const delivery = order.delivery_amount;
  const service = { name: 'Доставка', price: delivery, quantity: 1, sum: delivery };
  await trx
    .insertInto('order_receipt')
    .values({
      order_number: number,
      kind: 'sale',
      lines: JSON.stringify([...lines.map(toReceiptLine), ...(delivery > 0 ? [service] : [])]),
      payments: JSON.stringify(settledBy(order)),
      total: order.total,
      ...fiscal,
      made_at: now,
    })
    .onConflict((conflict) => conflict.columns(['storage', 'document']).doNothing())
    .execute();
}

import type { Transaction } from 'kysely';
import type { MoveOrderBody } from '@rukav/contract/orders/partner.ts';
import type { Database } from '../database/schema.ts';
import { changeLines } from './change-lines.ts';
import { record } from './events.ts';
import { moveOrders } from './move-orders.ts';
import type { OrderRow } from './order-repository.ts';
import { issueReceipt } from './receipts.ts';

/** What became of a step that the store takes with an order. */
export type Moved =
  | { is: 'moved'; row: OrderRow }
  | { is: 'order_not_found' | 'status_not_allowed' | 'line_not_found' };

const find = (trx: Transaction<Database>, number: string) =>
  trx
    .selectFrom('placed_order')
    .selectAll()
    .where('number', '=', number)
    .where('kind', '=', 'goods')
    .forUpdate()
    .executeTakeFirst();

/** Another day for a courier, or from which a pickup can be collected; its storage is as long as it was. */
async function changeDate(
  trx: Transaction<Database>,
  row: OrderRow,
  { kind, date }: NonNullable<MoveOrderBody['dateChange']>,
  now: Date,
): Promise<void> {
  const before = row.delivery_date ?? row.storage_from;
  if (before === null || before === date) return;
  const days = (Date.parse(date) - Date.parse(before)) / 86_400_000;
  const moved = (day: string) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  await trx
    .updateTable('placed_order')
    .set({
      date_change: kind,
      date_before: before,
      ...(row.delivery_date && { delivery_date: date }),
      ...(row.storage_from && { storage_from: date }),
      ...(row.storage_to && { storage_to: moved(row.storage_to) }),
    })
    .where('number', '=', row.number)
    .execute();
  await record(trx, 'dateChanged', [row.number], now);
}

/** Takes one step with an order as the store does: pieces first, then its day, then its status. The same step again changes nothing. */
export async function moveOrderOn(
  trx: Transaction<Database>,
  number: string,
  { status, dateChange, lines, inStoreLocation, receipt }: MoveOrderBody,
  now: Date,
): Promise<Moved> {
  const row = await find(trx, number);
  if (!row) return { is: 'order_not_found' };
  const isAgain = status === row.status;
  if (!(await changeLines(trx, number, lines, now))) return { is: 'line_not_found' };
  if (dateChange) await changeDate(trx, row, dateChange, now);
  if (inStoreLocation !== undefined)
    await trx
      .updateTable('placed_order')
      .set({ in_store_location: inStoreLocation })
      .where('number', '=', number)
      .execute();
  if (status && !isAgain) {
    const [moved] = await moveOrders(trx, {
      to: status,
      by: 'store',
      where: (order) => order('number', '=', number),
      set: status === 'complete' ? { received_at: now } : {},
      now,
    });
    if (!moved) return { is: 'status_not_allowed' };
    if (receipt) await issueReceipt(trx, number, receipt, now);
  }
  return { is: 'moved', row: (await find(trx, number)) ?? row };
}

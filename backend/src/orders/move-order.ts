import type { Transaction } from 'kysely';
import type { MoveOrderBody } from '@rukav/contract/orders/partner.ts';
import type { Database } from '../database/schema.ts';
import { applyPlan } from './change-lines.ts';
import { record } from './events.ts';
import { moveOrders } from './move-orders.ts';
import { createOrderRepository, type OrderRow } from './order-repository.ts';
import { planLines } from './plan-lines.ts';
import { issueReceipt } from './receipts.ts';
import { refusalOfStep, type StepRefusal } from './refuse-step.ts';

/** What became of a step that the store takes with an order. */
export type Moved = { is: 'moved'; row: OrderRow } | StepRefusal;

/** A step of the store. Only the retailer's system numbers its steps. */
export type StoreStep = Omit<MoveOrderBody, 'sequence'> & Partial<Pick<MoveOrderBody, 'sequence'>>;

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

/** Brings an order to another status, and writes down the receipt of what the till has taken. */
async function changeStatus(
  trx: Transaction<Database>,
  number: string,
  { status: to, receipt }: Pick<StoreStep, 'receipt'> & { status: OrderRow['status'] },
  now: Date,
): Promise<void> {
  const [moved] = await moveOrders(trx, {
    to,
    by: 'store',
    where: (order) => order('number', '=', number),
    set: to === 'complete' ? { received_at: now } : {},
    now,
  });
  if (!moved) throw new Error(`Nothing keeps order ${number} from ${to}, and it does not move.`);
  if (receipt) await issueReceipt(trx, number, receipt, now);
}

/**
 * Takes one step with an order as the store does: pieces first, then its day, then its status. What is refused is refused
 * before anything is written. The same step again, and a step that is older than the last one, changes nothing.
 */
export async function moveOrderOn(
  trx: Transaction<Database>,
  number: string,
  { sequence, ...step }: StoreStep,
  now: Date,
): Promise<Moved> {
  const row = await find(trx, number);
  if (!row) return { is: 'order_not_found' };
  if (sequence !== undefined && sequence <= row.partner_sequence) return { is: 'moved', row };
  const plan = planLines(await createOrderRepository(trx).lines([number]), step.lines);
  if ('lacking' in plan) return { is: 'line_not_found', skuId: plan.lacking };
  const refusal = refusalOfStep(row, step, plan);
  if (refusal) return refusal;

  await applyPlan(trx, number, plan, now);
  if (step.dateChange) await changeDate(trx, row, step.dateChange, now);
  const written = {
    ...(step.inStoreLocation !== undefined && { in_store_location: step.inStoreLocation }),
    ...(sequence !== undefined && { partner_sequence: sequence }),
  };
  if (Object.keys(written).length > 0)
    await trx.updateTable('placed_order').set(written).where('number', '=', number).execute();
  const { status, receipt } = step;
  if (status && status !== row.status) await changeStatus(trx, number, { status, receipt }, now);
  return { is: 'moved', row: (await find(trx, number)) ?? row };
}

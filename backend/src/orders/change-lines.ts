import { sql, type Transaction } from 'kysely';
import type { ChangedLine } from '@rukav/contract/orders/partner.ts';
import type { Database } from '../database/schema.ts';
import { record } from './events.ts';
import { tellFollowers } from './followers.ts';
import { createOrderRepository } from './order-repository.ts';
import { planLines, type LineChange, type LinePlan } from './plan-lines.ts';
import { releaseUnsold } from './release-pieces.ts';

async function changeLine(
  trx: Transaction<Database>,
  { line, taken, remaining, state }: LineChange,
): Promise<void> {
  const ofLine = { order_number: line.order_number, position: line.position };
  const change = trx.updateTable('order_line').where((eb) => eb.and(ofLine));
  if (remaining === 0) return void (await change.set({ state }).execute());
  await change.set({ quantity: remaining }).execute();
  const { position } = await trx
    .selectFrom('order_line')
    .select(sql<number>`max(position) + 1`.as('position'))
    .where('order_number', '=', line.order_number)
    .executeTakeFirstOrThrow();
  const copied = {
    name: JSON.stringify(line.name),
    color: JSON.stringify(line.color),
    picture: JSON.stringify(line.picture),
    discounts: JSON.stringify(line.discounts),
  };
  await trx
    .insertInto('order_line')
    .values({ ...line, ...copied, position, quantity: taken, state })
    .execute();
}

/**
 * Takes the planned pieces out of what is sold. They can be bought again where they came from. The order costs so much less,
 * and whoever has taken money for it gives back what is too much (`followOrders('reduced', …)`). The caller has locked the
 * order.
 */
export async function applyPlan(
  trx: Transaction<Database>,
  number: string,
  { changes, less, unsold }: LinePlan,
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  for (const change of changes) await changeLine(trx, change);
  await releaseUnsold(trx, number, unsold);
  const isReturned = changes.some(({ state }) => state === 'returned');
  await record(trx, isReturned ? 'returned' : 'refused', [number], now);
  await tellFollowers('reducing', trx, [number], now, less);
  await trx
    .updateTable('placed_order')
    .set({ subtotal: sql`subtotal - ${less}`, total: sql`total - ${less}` })
    .where('number', '=', number)
    .execute();
  await tellFollowers('reduced', trx, [number], now);
}

/**
 * Takes pieces out of what is sold until so many of a size are cancelled, refused on receipt or returned: the same again
 * changes nothing. False where the order does not have these pieces, and then nothing is changed.
 */
export async function changeLines(
  trx: Transaction<Database>,
  number: string,
  wanted: readonly ChangedLine[],
  now: Date,
): Promise<boolean> {
  const plan = planLines(await createOrderRepository(trx).lines([number]), wanted);
  if ('lacking' in plan) return false;
  await applyPlan(trx, number, plan, now);
  return true;
}

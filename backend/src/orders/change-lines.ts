import { sql, type Transaction } from 'kysely';
import type { ChangedLine } from '@rukav/contract/orders/partner.ts';
import type { Database } from '../database/schema.ts';
import { record } from './events.ts';
import { tellFollowers } from './followers.ts';
import type { LineOfOrder } from './order-repository.ts';
import { releaseUnsold } from './release-pieces.ts';

/** Which pieces of an order's lines change, and which stay. */
function splitLine(line: Pick<LineOfOrder, 'quantity'>, changed: number) {
  const taken = Math.min(line.quantity, changed);
  return { taken, left: line.quantity - taken };
}

async function changeLine(
  trx: Transaction<Database>,
  line: LineOfOrder,
  { taken, left, state }: { taken: number; left: number; state: ChangedLine['state'] },
): Promise<void> {
  const ofLine = { order_number: line.order_number, position: line.position };
  const change = trx.updateTable('order_line').where((eb) => eb.and(ofLine));
  if (left === 0) return void (await change.set({ state }).execute());
  await change.set({ quantity: left }).execute();
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
 * Takes pieces out of what is sold until so many of a size are cancelled, refused on receipt or returned: the same again
 * changes nothing. What was kept of them can be bought again; what comes back after it was handed over, the store counts by
 * itself. The order costs so much less, and whoever has taken money for it gives back what is too much
 * (`followOrders('reduced', …)`). False where the order does not have these pieces. The caller has locked the order.
 */
export async function changeLines(
  trx: Transaction<Database>,
  number: string,
  changes: readonly ChangedLine[],
  now: Date,
): Promise<boolean> {
  let less = 0;
  const changed = new Set<ChangedLine['state']>();
  const unsold = new Map<string, number>();
  for (const { skuId, quantity, state } of changes) {
    const lines = await trx
      .selectFrom('order_line')
      .selectAll()
      .where('order_number', '=', number)
      .where('sku_id', '=', skuId)
      .where('state', 'in', ['added', state])
      .orderBy('position')
      .execute();
    const before = lines.filter((line) => line.state === state);
    let missing = before.reduce((left, line) => left - line.quantity, quantity);
    for (const line of lines.filter((one) => one.state === 'added')) {
      if (missing <= 0) break;
      const split = splitLine(line, missing);
      await changeLine(trx, line, { ...split, state });
      missing -= split.taken;
      less += line.price * split.taken;
      changed.add(state);
      unsold.set(skuId, (unsold.get(skuId) ?? 0) + split.taken);
    }
    if (missing > 0) return false;
  }
  if (changed.size === 0) return true;
  await releaseUnsold(trx, number, unsold);
  await record(trx, changed.has('returned') ? 'returned' : 'refused', [number], now);
  await tellFollowers('reducing', trx, [number], now, less);
  await trx
    .updateTable('placed_order')
    .set({ subtotal: sql`subtotal - ${less}`, total: sql`total - ${less}` })
    .where('number', '=', number)
    .execute();
  await tellFollowers('reduced', trx, [number], now);
  return true;
}

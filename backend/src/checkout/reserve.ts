import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Some pieces of a sku in one place. */
export interface Reserved {
  skuId: string;
  placeId: string;
  quantity: number;
}

/** Everybody takes stock in this order, so that two orders never wait for each other. */
const inOrder = (one: Reserved, other: Reserved): number =>
  one.skuId === other.skuId
    ? Number(one.placeId > other.placeId) - Number(one.placeId < other.placeId)
    : one.skuId > other.skuId
      ? 1
      : -1;

/** Adds up what is wanted of the same sku in the same place. */
export function gather(wanted: readonly Omit<Reserved, 'quantity'>[]): Reserved[] {
  const sums = new Map<string, Reserved>();
  for (const { skuId, placeId } of wanted) {
    const key = `${skuId} ${placeId}`;
    const sum = sums.get(key) ?? { skuId, placeId, quantity: 0 };
    sums.set(key, { ...sum, quantity: sum.quantity + 1 });
  }
  return [...sums.values()].toSorted(inOrder);
}

/** Keeps others away from some rows of stock until the transaction ends, so that what is read of them stays true. */
export async function lockStock(
  trx: Transaction<Database>,
  skuIds: readonly string[],
  placeIds: readonly string[],
): Promise<void> {
  if (skuIds.length === 0 || placeIds.length === 0) return;
  await trx
    .selectFrom('stock')
    .select('sku_id')
    .where('sku_id', 'in', skuIds)
    .where('place_id', 'in', placeIds)
    .orderBy(sql`sku_id collate "C"`)
    .orderBy(sql`place_id collate "C"`)
    .forUpdate()
    .execute();
}

/** Moves pieces from free to reserved; false when somebody was faster, and then the transaction must be given up. */
export async function reserve(trx: Transaction<Database>, reserved: readonly Reserved[]): Promise<boolean> {
  for (const { skuId, placeId, quantity } of reserved) {
    const { numUpdatedRows } = await trx
      .updateTable('stock')
      .set({ free: sql`free - ${quantity}`, reserved: sql`reserved + ${quantity}` })
      .where('sku_id', '=', skuId)
      .where('place_id', '=', placeId)
      .where('free', '>=', quantity)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
  }
  return true;
}

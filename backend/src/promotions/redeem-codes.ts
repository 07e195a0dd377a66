import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Keeps others away from some codes until the transaction ends, so that a use that is left is left for this checkout. */
export async function lockCodes(trx: Transaction<Database>, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await trx
    .selectFrom('promo_code')
    .select('code')
    .where('code', 'in', codes)
    .orderBy(sql`code collate "C"`)
    .forUpdate()
    .execute();
}

/** Writes down that a checkout was lowered by codes; each of them counts once for the cart. */
export async function redeemCodes(
  trx: Transaction<Database>,
  codes: readonly string[],
  { cartId, accountId, now }: { cartId: string; accountId: string; now: Date },
): Promise<void> {
  if (codes.length === 0) return;
  await trx
    .insertInto('promo_use')
    .values(codes.map((code) => ({ code, cart_id: cartId, account_id: accountId, used_at: now })))
    .execute();
  await trx
    .updateTable('promo_code')
    .set({ uses: sql`uses + 1` })
    .where('code', 'in', codes)
    .execute();
}

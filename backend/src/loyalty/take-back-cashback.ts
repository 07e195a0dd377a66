import type { Transaction } from 'kysely';
import { cashbackFor } from '@rukav/contract/loyalty/levels.ts';
import type { Database } from '../database/schema.ts';
import { lockBonuses, lotsOf } from './ledger.ts';
import { fullPriceSum, levelOfAccount } from './purchases.ts';

/** The cashback that an order has earned, and what was taken back of it so far. */
async function earnedBy(trx: Transaction<Database>, number: string) {
  const entries = await trx
    .selectFrom('bonus_entry')
    .select(['id', 'account_id', 'kind', 'reason', 'amount'])
    .where('order_number', '=', number)
    .where('reason', 'in', ['earned', 'burnt'])
    .execute();
  const lot = entries.find(({ reason }) => reason === 'earned');
  return lot && { ...lot, held: entries.reduce((sum, { amount }) => sum + amount, 0) };
}

/**
 * Takes the cashback of pieces that came back out of the lot of their order, as far as it reaches: what was spent stays spent.
 * Asked again it takes nothing.
 */
export async function takeBackCashback(trx: Transaction<Database>, number: string, now: Date): Promise<void> {
  const earned = await earnedBy(trx, number);
  if (!earned) return;
  const { id, account_id: accountId, kind } = earned;
  await lockBonuses(trx, accountId);
  const { country, sum } = await trx
    .selectFrom('placed_order')
    .select(['country', fullPriceSum.as('sum')])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const { level } = await levelOfAccount(trx, accountId, country);
  const { held } = (await earnedBy(trx, number)) ?? earned;
  const left = (await lotsOf(trx, accountId)).find((lot) => lot.id === id)?.left ?? 0;
  const amount = Math.min(left, held - cashbackFor(Number(sum), level, country));
  if (amount <= 0) return;
  await trx
    .insertInto('bonus_entry')
    .values({
      account_id: accountId,
      lot_id: id,
      kind,
      reason: 'burnt',
      amount: -amount,
      order_number: number,
      promotion: null,
      expires_at: null,
      created_at: now,
    })
    .execute();
}

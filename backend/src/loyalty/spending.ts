import type { Transaction } from 'kysely';
import { bonusWorth } from '@rukav/contract/loyalty/levels.ts';
import type { Database } from '../database/schema.ts';
import { burningBy } from './expiry.ts';
import { burnBonuses, lockBonuses, lotsOf } from './ledger.ts';

/** How long bonuses that come back can be spent at least, ms: as money that comes back to a gift card. */
const validAfterReturn = 90 * 86_400_000;

/** Bonuses that pay for a part of an order. */
export interface Spending {
  accountId: string;
  orderNumber: string;
  bonuses: number;
}

/** Keeps others away from a member's bonuses until the transaction ends, and burns first what is over. */
export const openPurse = burnBonuses;

/** Takes bonuses for an order, from the lots that burn first. The caller has opened the purse and read that they are there. */
export async function spendBonuses(
  trx: Transaction<Database>,
  { accountId, orderNumber, bonuses }: Spending,
  now: Date,
): Promise<void> {
  let missing = bonuses;
  const taken = (await lotsOf(trx, accountId)).map(({ id, kind, left }) => {
    const amount = Math.min(left, missing);
    missing -= amount;
    return { lot_id: id, kind, amount };
  });
  if (missing > 0) throw new Error('More bonuses are spent than the purse was opened with.');
  const entries = taken.filter(({ amount }) => amount > 0);
  if (entries.length === 0) return;
  await trx
    .insertInto('bonus_entry')
    .values(
      entries.map(({ amount, ...lot }) => ({
        ...lot,
        account_id: accountId,
        reason: 'spent' as const,
        amount: -amount,
        order_number: orderNumber,
        promotion: null,
        expires_at: null,
        created_at: now,
      })),
    )
    .execute();
}

/** How many bonuses still pay for what is sold of an order. */
async function heldBy(trx: Transaction<Database>, number: string): Promise<number> {
  const { currency } = await trx
    .selectFrom('placed_order')
    .select('currency')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('order_line')
    .select(['discounts', 'quantity'])
    .where('order_number', '=', number)
    .where('state', '=', 'added')
    .execute();
  const minor = lines
    .flatMap(({ discounts, quantity }) => discounts.map((discount) => ({ ...discount, quantity })))
    .reduce((sum, { type, amount, quantity }) => sum + (type === 'BONUS' ? amount * quantity : 0), 0);
  return minor / bonusWorth[currency];
}

/** What an order has taken of each lot: those that burn last come back first. */
const spentOn = (trx: Transaction<Database>, number: string) =>
  trx
    .selectFrom('bonus_entry as entry')
    .innerJoin('bonus_entry as lot', 'lot.id', 'entry.lot_id')
    .select(['entry.lot_id', 'entry.amount', 'entry.account_id', 'lot.kind', 'lot.expires_at'])
    .where('entry.order_number', '=', number)
    .where('entry.reason', '=', 'spent')
    .orderBy('lot.expires_at', (order) => order.desc().nullsFirst())
    .orderBy('lot.place', 'desc')
    .execute();

/**
 * Gives back the bonuses of what is not sold of an order after all: all of a cancelled one, a part where pieces were refused
 * or returned. Asked again it gives nothing. A lot whose time is over comes back as a new one.
 */
export async function returnBonuses(trx: Transaction<Database>, number: string, now: Date): Promise<void> {
  const { bonuses_used: used, account_id: accountId } = await trx
    .selectFrom('placed_order')
    .select(['bonuses_used', 'account_id'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  if (used === 0 || accountId === null) return;
  await lockBonuses(trx, accountId);
  let left = used - (await heldBy(trx, number));
  const spent = await spentOn(trx, number);
  let before = spent.reduce((sum, { amount }) => sum - amount, 0) - used;
  for (const { lot_id, amount, kind, expires_at } of spent) {
    const gone = Math.min(before, -amount);
    before -= gone;
    const back = Math.min(left, -amount - gone);
    if (back <= 0) continue;
    left -= back;
    const isOver = expires_at !== null && expires_at <= burningBy(now);
    await trx
      .insertInto('bonus_entry')
      .values({
        account_id: accountId,
        lot_id: isOver ? null : lot_id,
        kind,
        reason: 'returned',
        amount: back,
        order_number: number,
        promotion: null,
        expires_at: isOver ? new Date(now.getTime() + validAfterReturn) : null,
        created_at: now,
      })
      .execute();
  }
}

import { cashbackFor } from '@rukav/contract/loyalty/levels.ts';
import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { cashbackExpiry } from './expiry.ts';
import { burnBonuses, giveBonuses, membersWithBurning } from './ledger.ts';
import { fullPriceSum, levelOfAccount } from './purchases.ts';

/** Orders and members that one run takes; the next takes the rest. */
const atOnce = 200;

/** Orders that members have made and received and that have no bonuses yet, where the e-mail is confirmed. What a guest orders earns none (GEN-05). */
const uncredited = ({ db }: Kernel) =>
  db
    .selectFrom('placed_order')
    .innerJoin('account', 'account.id', 'placed_order.account_id')
    .select(['placed_order.number', 'account.id as account_id', 'placed_order.country'])
    .select(fullPriceSum.as('sum'))
    .where('placed_order.status', '=', 'complete')
    .where('placed_order.session_id', 'is', null)
    .where('account.is_email_confirmed', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bonus_entry')
            .select('bonus_entry.id')
            .whereRef('bonus_entry.order_number', '=', 'placed_order.number')
            .where('bonus_entry.reason', '=', 'earned'),
        ),
      ),
    )
    .orderBy('placed_order.created_at')
    .limit(atOnce)
    .execute();

/** Gives the cashback of received orders, never before the e-mail is confirmed, and burns what has had its time. */
export async function creditAndBurn(kernel: Kernel): Promise<void> {
  const { db, clock } = kernel;
  const now = clock.now();
  for (const { number, account_id: accountId, country, sum } of await uncredited(kernel)) {
    const { level } = await levelOfAccount(db, accountId, country);
    const amount = cashbackFor(Number(sum), level, country);
    await transaction(db, (trx) =>
      giveBonuses(
        trx,
        { accountId, kind: 'cashback', amount, orderNumber: number, expiresAt: cashbackExpiry(now) },
        now,
      ),
    );
  }
  for (const { account_id } of await membersWithBurning(db, now, atOnce))
    await transaction(db, (trx) => burnBonuses(trx, account_id, now));
}

/** The job of the ledger. */
export const creditBonuses = (kernel: Kernel) =>
  job({ name: 'credit-bonuses', every: 10_000, run: () => creditAndBurn(kernel) });

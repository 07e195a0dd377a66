import type { Kysely } from 'kysely';
import { getBonuses } from '@rukav/contract/loyalty/calls.ts';
import { cashback, cashbackFor, type CardLevel } from '@rukav/contract/loyalty/levels.ts';
import { GetBonuses, type UpcomingBonuses } from '@rukav/contract/loyalty/schemas.ts';
import type { Database } from '../database/schema.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { lastDayOfBonuses } from './expiry.ts';
import { lotsOf } from './ledger.ts';
import { fullPriceSum, levelOfAccount } from './purchases.ts';

const sum = (lots: readonly { left: number }[]) => lots.reduce((all, { left }) => all + left, 0);

/** The lots that burn next, all of one day, and the last day on which they can be spent. */
function nearestOf(lots: Awaited<ReturnType<typeof lotsOf>>) {
  const [first] = lots;
  if (!first?.expires_at) return null;
  const date = lastDayOfBonuses(first.expires_at);
  const same = lots.filter(({ expires_at }) => expires_at && lastDayOfBonuses(expires_at) === date);
  return { date, bonuses: sum(same) };
}

/** What orders will bring: those on their way, and received ones while the e-mail is not confirmed. What a guest orders brings nothing. */
async function upcomingOf(
  db: Kysely<Database>,
  accountId: string,
  level: CardLevel,
): Promise<UpcomingBonuses[]> {
  const orders = await db
    .selectFrom('placed_order')
    .select(['number', 'country', 'status', fullPriceSum.as('sum')])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'cancelled')
    .where('cancel_requested_at', 'is', null)
    .where('session_id', 'is', null)
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
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return orders
    .map(({ number, country, status, sum: bought }) => ({
      orderNumber: number,
      bonuses: cashbackFor(Number(bought), level, country),
      waitsFor: status === 'complete' ? ('email' as const) : ('delivery' as const),
    }))
    .filter(({ bonuses }) => bonuses > 0);
}

/** GET /account/bonuses. */
export const getBonusesHandler = ({ db }: Kernel) =>
  handle(getBonuses, GetBonuses, async ({ accountId, country, currency }) => {
    const { level, sum: bought, next } = await levelOfAccount(db, accountId, country);
    const lots = await lotsOf(db, accountId);
    const byCashback = lots.filter(({ kind }) => kind === 'cashback');
    const balance = sum(lots);
    return {
      bonuses: {
        level,
        balance,
        cashbackBonuses: sum(byCashback),
        promotionalBonuses: balance - sum(byCashback),
        nearestExpiry: nearestOf(lots),
        upcoming: await upcomingOf(db, accountId, level),
        currency,
        purchaseSum: bought,
        nextLevel: next,
        cashbackPercent: cashback.percent[level],
        cashbackStep: cashback.step[country],
      },
    };
  });

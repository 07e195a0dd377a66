import { sql, type Kysely } from 'kysely';
import type { Country } from '@rukav/contract';
import { levelOf, type CardLevel } from '@rukav/contract/loyalty/levels.ts';
import { isEmployee } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';

/** What an account has bought in a country and received, minor units. */
export async function purchaseSum(
  db: Kysely<Database>,
  accountId: string,
  country: Country,
): Promise<number> {
  const { sum } = await db
    .selectFrom('placed_order')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('subtotal'), sql<number>`0`).as('sum'))
    .where('account_id', '=', accountId)
    .where('country', '=', country)
    .where('status', '=', 'complete')
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** The level of an account's card with the sum that it follows from. */
export async function levelOfAccount(
  db: Kysely<Database>,
  accountId: string,
  country: Country,
): Promise<{ level: CardLevel; sum: number; next: ReturnType<typeof levelOf>['next'] }> {
  const sum = await purchaseSum(db, accountId, country);
  if (await isEmployee(db, accountId)) return { level: 'employee', sum, next: null };
  return { ...levelOf(sum, country), sum };
}

/** What of an order was bought at its full price, minor units. */
export const fullPriceSum = sql<number>`(
  select coalesce(sum(price * quantity), 0)::bigint from order_line
  where order_number = placed_order.number and state = 'added' and price = catalog_price)`;

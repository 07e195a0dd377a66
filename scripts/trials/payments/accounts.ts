import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { refundedOf } from '../../../backend/src/simulators/payment-book.ts';
import type { Shop } from './shop.ts';

/** What the store and its providers say of the money of one order, minor units. */
export interface Account {
  number: string;
  status: string;
  isEnding: boolean;
  total: number;
  /** By the order, by its ledger, by the store's payments, and by the providers. */
  paid: number;
  entered: number;
  kept: number;
  held: number;
  /** What providers have ever taken. */
  taken: number;
  /** Refunds that have not arrived. */
  wanted: number;
}

/** The accounts of some orders. */
export async function accountsOf({ db, played }: Shop, numbers: readonly string[]): Promise<Account[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<Omit<Account, 'held' | 'taken'>>`
    select number, status, cancel_requested_at is not null and status <> 'cancelled' as "isEnding", total, paid,
      (select coalesce(sum(amount), 0)::bigint from payment_entry where order_number = number
        and kind in ('captured', 'refunded', 'gift_card', 'gift_card_returned')) as entered,
      (select coalesce(sum(captured - refunded), 0)::bigint from payment
        where order_number = number and acquiring <> 'GIFT') as kept,
      (select count(*) from payment_refund where order_number = number and state = 'wanted') as wanted
    from placed_order where number in (${sql.join(numbers)})`.execute(db);
  const byOrder = Map.groupBy((await played()).payments, ({ orderNumber }) => orderNumber);
  return rows.map((row) => {
    const payments = byOrder.get(row.number) ?? [];
    const taken = payments.reduce((sum, { captured }) => sum + captured, 0);
    const held = taken - payments.reduce((sum, payment) => sum + refundedOf(payment), 0);
    return { ...row, held, taken };
  });
}

/** What is wrong with an account once everything has come to rest; nothing where it is sound. */
export function faultOf(account: Account): string | undefined {
  const { status, isEnding, total, paid, entered, kept, held, wanted } = account;
  if (paid !== entered) return 'the ledger does not come to what the order says';
  if (kept !== held) return 'the provider holds something else than the store knows';
  if (status === 'cancelled' && (paid > 0 || held > 0)) return 'cancelled and paid, without a refund';
  if (isEnding || wanted > 0) return 'does not come to rest';
  return paid > total ? 'paid more than once' : undefined;
}

/** Waits until nothing is wrong with the accounts of some orders, at most so long, ms. Answers them as they are then. */
export async function settled(shop: Shop, numbers: readonly string[], within: number): Promise<Account[]> {
  const end = performance.now() + within;
  for (;;) {
    const accounts = await accountsOf(shop, numbers);
    if (accounts.every((account) => faultOf(account) === undefined) || performance.now() > end)
      return accounts;
    await wait(1000);
  }
}

/** What a part of the trial has found: one sentence of figures, and what is wrong. */
export interface Finding {
  sentence: string;
  faults: readonly string[];
}

/** The faults of accounts, each with its order. */
export const faultsOf = (accounts: readonly Account[]): string[] =>
  accounts.flatMap((account) => {
    const fault = faultOf(account);
    return fault === undefined ? [] : [`${account.number}: ${fault} ${JSON.stringify(account)}`];
  });

/** Does some work on each of many, a few at a time. */
export async function eachOf<One, Result>(
  all: readonly One[],
  atOnce: number,
  work: (one: One, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = all.entries();
  const worker = async () => {
    for (const [index, one] of waiting) results[index] = await work(one, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

import type { Transaction } from 'kysely';
import type { Currency } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { tellOwner } from '../orders/index.ts';
import type { RefundRow } from './payment-repository.ts';

const signs: Record<Currency, string> = { RUB: '₽', KZT: '₸' };

/** A sum as letters write it. */
const money = (minor: number, currency: Currency): string => {
  const whole = String(Math.trunc(minor / 100)).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  const rest = minor % 100 === 0 ? '' : `,${String(minor % 100).padStart(2, '0')}`;
  return `${whole}${rest}\u00a0${signs[currency]}`;
};

/** Which letter tells of a refund, by why there is one. */
const templates = {
  cancelled: 'paymentReturned',
  reduced: 'paymentReduced',
  overpaid: 'paymentExcess',
  provider: 'paymentExcess',
} as const satisfies Record<RefundRow['reason'], string>;

/** Writes to the buyer of an order that money is on its way back to her. */
export async function tellOfReturn(
  trx: Transaction<Database>,
  number: string,
  refunds: readonly RefundRow[],
  now: Date,
): Promise<void> {
  const order = await trx
    .selectFrom('placed_order')
    .select(['number', 'email', 'phone', 'locale', 'currency'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const sum = refunds.reduce((total, { amount }) => total + amount, 0);
  const template = templates[refunds[0]?.reason ?? 'overpaid'];
  const values = { number, sum: money(sum, order.currency) };
  await tellOwner(trx, order, { template, values }, now);
}

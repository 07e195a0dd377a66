import type { Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { isPaidOnline } from '@rukav/contract/payments/methods.ts';
import { language } from '@rukav/contract/values.ts';
import { describeOrders, type OrderRow } from '../orders/index.ts';
import { enqueue } from '../outbox/index.ts';
import { confirmationLetter } from './confirmation-letter.ts';
import { money } from '../messages/letter-figures.ts';

/** Writes the confirmation of an order into the outbox: one letter, which has the link to pay where it is paid ahead, and one short message. */
export async function tellBuyer(
  trx: Transaction<Database>,
  row: OrderRow,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<void> {
  const { number, locale, email, phone, total, currency, proven_at, pay_key } = row;
  const view = { language: language(locale), isRepeatOffered: false, now };
  const [order] = await describeOrders(trx, [row], view);
  if (!order) throw new Error('An order that was just made can be described.');

  const url = new URL(`/thankyoupage?orders=${number}`, publicUrl).href;
  const payUrl = isPaidOnline(row.payment_method)
    ? new URL(`/dopay/${number}?key=${pay_key}`, publicUrl).href
    : null;
  const values = { number, total: money(total, currency), url };
  const letter = confirmationLetter(order, { locale, url, payUrl, accountCreated: proven_at === null });
  const message = { template: 'orderPlaced', values, locale, orderNumber: number } as const;
  await enqueue(trx, { ...message, channel: 'mail', to: email, letter }, now);
  await enqueue(trx, { ...message, channel: 'sms', to: phone }, now);
}

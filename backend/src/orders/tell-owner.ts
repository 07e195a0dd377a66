import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Template, TemplateValues } from '../messages/render.ts';
import { enqueue } from '../outbox/index.ts';
import type { OrderRow } from './order-repository.ts';

/** Who is told of an order. */
export type OrderOwner = Pick<OrderRow, 'number' | 'email' | 'phone' | 'locale'>;

/**
 * Writes to who has made an order: a letter, or a short message of the same template where she left a phone alone, as she may
 * for a gift card. Nobody is written to of an order whose owner was erased.
 */
export async function tellOwner(
  trx: Transaction<Database>,
  { number, email, phone, locale }: OrderOwner,
  { template, values }: { template: Template; values: TemplateValues },
  now: Date,
): Promise<void> {
  const message = { template, values, locale, orderNumber: number };
  if (email) await enqueue(trx, { ...message, channel: 'mail', to: email }, now);
  else if (phone) await enqueue(trx, { ...message, channel: 'sms', to: phone }, now);
}

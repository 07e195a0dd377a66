import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Exchange } from '../http/handle.ts';
import { createOrderRepository, type OrderRow } from '../orders/index.ts';
import { Refusal } from '../http/refusal.ts';
import { paymentText } from './texts.ts';

/** Who asks: by a session, or by the secret of the order's payment link. */
export interface Payer extends Pick<Exchange, 'session' | 'language'> {
  key: string | undefined;
}

/**
 * The order that somebody may pay: one's own, or one whose link she has. Throws `order_not_found`, or `auth_required` for
 * whoever has neither, so that a number alone tells nothing.
 */
export async function findPayable(
  db: Kysely<Database>,
  number: string,
  { session, key, language }: Payer,
): Promise<OrderRow> {
  const orders = createOrderRepository(db);
  const visitor = await session.find();
  const own =
    visitor && (await orders.find(number, { accountId: visitor.account_id, sessionId: visitor.id }));
  const found = own ?? (key ? await orders.findByPayKey(number, key) : undefined);
  if (found) return found;
  const code = visitor?.account_id ? 'order_not_found' : 'auth_required';
  throw new Refusal(code, { message: paymentText(code, language) });
}

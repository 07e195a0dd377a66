import { getReceipt } from '@rukav/contract/orders/calls.ts';
import { GetReceipt, type Receipt } from '@rukav/contract/orders/receipts.ts';
import { z } from 'zod';
import { handle, type Exchange } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { findReceipt, toReceipt } from './receipts.ts';

/** A receipt of an order of whoever asks, or why there is none. */
export async function receiptFor(
  { db }: Pick<Kernel, 'db'>,
  { session }: Pick<Exchange, 'session'>,
  id: string,
): Promise<Receipt | 'receipt_not_found' | 'auth_required'> {
  const visitor = await session.find();
  const missing = visitor?.account_id ? 'receipt_not_found' : 'auth_required';
  if (!visitor || !z.uuid().safeParse(id).success) return missing;
  const row = await findReceipt(db, id, { accountId: visitor.account_id, sessionId: visitor.id });
  return row ? toReceipt(row) : missing;
}

/** GET /receipt/{id}: a receipt of one's own order. */
export const getReceiptHandler = (kernel: Kernel) =>
  handle(getReceipt, GetReceipt, async ({ params: { id }, session, refuse }) => {
    const receipt = await receiptFor(kernel, { session }, id);
    return typeof receipt === 'string' ? refuse(receipt) : { receipt };
  });

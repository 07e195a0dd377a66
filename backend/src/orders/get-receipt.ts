import { getReceipt } from '@rukav/contract/orders/calls.ts';
import { GetReceipt } from '@rukav/contract/orders/receipts.ts';
import { z } from 'zod';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { findReceipt, toReceipt } from './receipts.ts';

/** GET /receipt/{id}: a receipt of one's own order. */
export const getReceiptHandler = ({ db }: Kernel) =>
  handle(getReceipt, GetReceipt, async ({ params: { id }, session, refuse }) => {
    const visitor = await session.find();
    const missing = visitor?.account_id ? 'receipt_not_found' : 'auth_required';
    if (!visitor || !z.uuid().safeParse(id).success) return refuse(missing);
    const reader = { accountId: visitor.account_id, sessionId: visitor.id };
    const row = await findReceipt(db, id, reader);
    return row ? { receipt: toReceipt(row) } : refuse(missing);
  });

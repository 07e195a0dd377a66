import { getOrders, getReceipt } from '@rukav/contract/orders/calls.ts';
import { createQuery } from '../../../platform/api/index.ts';

/** A receipt by its id. */
export const receipt = createQuery(getReceipt, { ttl: 600_000, keep: 8, isOwn: true });
/** Own orders that have receipts. */
export const receiptList = createQuery(getOrders, { ttl: 15_000, keep: 2, isOwn: true });

/** The request of the list of receipts. */
export const receiptsRequest = { query: { type: 'receipt', withReceipts: 'true', pageSize: 100 } } as const;

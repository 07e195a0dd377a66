import type { Receipt } from '@rukav/contract/orders/receipts.ts';
import type { OrderRow } from './order-repository.ts';

/** By what an order is paid, in minor units: together its total. */
export function settledBy({
  total,
  paid,
  payment_method,
}: Pick<OrderRow, 'total' | 'paid' | 'payment_method'>): Receipt['payments'] {
  const prepaid = Math.min(paid, total);
  const rest = total - prepaid;
  const kind = payment_method === 'cash' ? 'cash' : 'electronic';
  return [
    ...(prepaid > 0 ? [{ kind: 'prepaid' as const, sum: prepaid }] : []),
    ...(rest > 0 ? [{ kind, sum: rest } as const] : []),
  ];
}

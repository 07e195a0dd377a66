import type { Receipt } from '@rukav/contract/orders/receipts.ts';
import type { OrderRow } from './order-repository.ts';

/** By what an order is paid, in minor units: together its total. */
export function settledBy({
  total,
  gift_card_amount,
  payment_method,
}: Pick<OrderRow, 'total' | 'gift_card_amount' | 'payment_method'>): Receipt['payments'] {
  const rest = total - gift_card_amount;
  const kind = payment_method === 'cash' ? 'cash' : 'electronic';
  return [
    ...(gift_card_amount > 0 ? [{ kind: 'prepaid' as const, sum: gift_card_amount }] : []),
    ...(rest > 0 ? [{ kind, sum: rest } as const] : []),
  ];
}

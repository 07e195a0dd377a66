import type { Language } from '@rukav/contract';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { Order, OrderLine } from '@rukav/contract/orders/schemas.ts';
import { storeMoment } from '../delivery/index.ts';
import { nameOfReason } from './cancel-reasons.ts';
import { canBeCancelled } from './cancelling.ts';
import { canBeExtended, toProgress, type Progress } from './progress.ts';
import type { LineOfOrder, OrderRow } from './order-repository.ts';
import { canBePaid, paymentOf } from './paying.ts';

const toLine = (line: LineOfOrder, language: Language): OrderLine => ({
  skuId: line.sku_id,
  product: line.name[language],
  url: line.url,
  color: line.color[language],
  size: line.size,
  price: line.price,
  quantity: line.quantity,
  discounts: line.discounts,
  discount: line.catalog_price - line.price,
  sum: line.price * line.quantity,
  picture: { ...line.picture, alt: line.picture.alt[language] },
});

const reasonOf = ({ cancel_comment }: OrderRow, code: string, language: Language): Order['cancelReason'] => ({
  code,
  name: nameOfReason(code, cancel_comment, language),
});

/** What an order needs from geography, in the reader's language. */
export interface OrderContext {
  language: Language;
  isRepeatOffered: boolean;
  now: Date;
  payments: Order['payments'];
  cityName: string;
  point: PickupPoint | null;
  progress: Progress;
}

/** An order as its owner sees it. */
export function toOrder(row: OrderRow, lines: readonly LineOfOrder[], context: OrderContext): Order {
  const inState = (state: LineOfOrder['state']) =>
    lines.filter((line) => line.state === state).map((line) => toLine(line, context.language));
  return {
    ...toProgress(row, context.progress),
    orderNumber: row.number,
    date: storeMoment(row.created_at, row.currency),
    status: row.status,
    currency: row.currency,
    subtotal: row.subtotal,
    deliveryAmount: row.delivery_amount,
    totalCost: row.total,
    totalBonusesUsed: row.bonuses_used,
    obtainingMethod: row.obtaining_method,
    paymentMethod: row.payment_method,
    payment: paymentOf(row),
    payments: context.payments,
    recipient: { fullName: row.full_name, phone: row.phone, email: row.email },
    comment: row.comment,
    cityName: context.cityName,
    deliveryAddress: row.address,
    point: context.point,
    deliveryDate: row.delivery_date,
    deliveryInterval:
      row.interval_from && row.interval_to ? { from: row.interval_from, to: row.interval_to } : null,
    fitting: row.fitting,
    storagePeriod: row.storage_from && row.storage_to ? { from: row.storage_from, to: row.storage_to } : null,
    isCancelRequested: row.cancel_requested_at !== null && row.status !== 'cancelled',
    cancelReason: row.cancel_reason === null ? null : reasonOf(row, row.cancel_reason, context.language),
    actions: {
      cancel: canBeCancelled(row),
      repeat: context.isRepeatOffered && lines.length > 0,
      pay: canBePaid(row, context.now),
      extend: canBeExtended(row),
    },
    productGroups: {
      added: inState('added'),
      cancelled: inState('cancelled'),
      refused: inState('refused'),
      returned: inState('returned'),
    },
  };
}

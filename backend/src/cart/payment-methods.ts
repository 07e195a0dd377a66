import { paymentMethods } from '@rukav/contract/cart/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';

type Method = (typeof paymentMethods)[number];

/** What a point does not take on receipt. */
const refusedBy = (point: Pick<PickupPoint, 'services' | 'needPrepay'>, method: Method): boolean =>
  point.needPrepay ||
  (method === 'card' && point.services.includes('cash_only')) ||
  (method === 'cash' && point.services.includes('card_only'));

/** How a cart can be paid on receipt: the ways that each of its points takes. A courier takes both. */
export const paymentMethodsAt = (points: readonly Pick<PickupPoint, 'services' | 'needPrepay'>[]): Method[] =>
  paymentMethods.filter((method) => !points.some((point) => refusedBy(point, method)));

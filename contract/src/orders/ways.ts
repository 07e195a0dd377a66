import type { ObtainingMethod } from '../cart/methods.ts';

/** Ways in which an order reaches the shopper. Its statuses, its letters and what it is called follow from the way. */
export const orderWays = [
  'pickup',
  'pickupWithDelivery',
  'partnerPoint',
  'post',
  'courier',
  'giftCard',
] as const;
/** A way in which an order reaches the shopper. */
export type OrderWay = (typeof orderWays)[number];

const waysOfMethods: Readonly<Record<ObtainingMethod, OrderWay>> = {
  PICKUP: 'pickup',
  PICKUP_WITH_DELIVERY: 'pickupWithDelivery',
  PICKPOINT: 'partnerPoint',
  PICKPOINT_OR_PICKUP: 'partnerPoint',
  RUSSIANPOST: 'post',
  // Express goes by courier too.
  DELIVERY: 'courier',
  // Only a gift card is obtained otherwise: by a message.
  OTHER: 'giftCard',
};

/** Returns the way of an order by its obtaining method. */
export const wayOf = (method: ObtainingMethod): OrderWay => waysOfMethods[method];

/** Lists the obtaining methods of some ways. */
export const methodsOf = (ways: readonly OrderWay[]): ObtainingMethod[] =>
  (Object.keys(waysOfMethods) as ObtainingMethod[]).filter((method) => ways.includes(waysOfMethods[method]));

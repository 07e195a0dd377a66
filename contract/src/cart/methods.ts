/** How a shipping group reaches the shopper, where she chooses it herself. */
export const chosenGroupTypes = ['pickup', 'thirdparty', 'delivery', 'express_delivery'] as const;
export type ChosenGroupType = (typeof chosenGroupTypes)[number];

/** How things of a cart are received (SHIP-05). A post office is a point, and has a word of its own here. */
export const receivingMethods = ['pickup', 'thirdparty', 'delivery', 'post', 'gift_card'] as const;
export type ReceivingMethod = (typeof receivingMethods)[number];

/** What brings things to a door (SHIP-07). */
export const deliveryKinds = ['delivery', 'express_delivery'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** How an order is obtained (SHIP-04). */
export const obtainingMethods = [
  'PICKUP',
  'PICKUP_WITH_DELIVERY',
  'DELIVERY',
  'RUSSIANPOST',
  'PICKPOINT',
  'PICKPOINT_OR_PICKUP',
  'OTHER',
] as const;
export type ObtainingMethod = (typeof obtainingMethods)[number];

/**
 * Every name by which a way may be asked for, and the group that it means: those of groups and of receiving, those of orders,
 * and the older INTERNAL_PICKUP, EXTERNAL_PICKUP and DELIVERY (SHIP-06). OTHER and gift_card name no way that can be chosen.
 */
export const groupTypeOf = {
  pickup: 'pickup',
  PICKUP: 'pickup',
  PICKUP_WITH_DELIVERY: 'pickup',
  INTERNAL_PICKUP: 'pickup',
  thirdparty: 'thirdparty',
  post: 'thirdparty',
  PICKPOINT: 'thirdparty',
  PICKPOINT_OR_PICKUP: 'thirdparty',
  EXTERNAL_PICKUP: 'thirdparty',
  RUSSIANPOST: 'thirdparty',
  delivery: 'delivery',
  DELIVERY: 'delivery',
  express_delivery: 'express_delivery',
} as const satisfies Record<string, ChosenGroupType>;

/** A name by which a way may be asked for. */
export type MethodName = keyof typeof groupTypeOf;

/** Every name by which a way may be asked for. */
export const methodNames = Object.keys(groupTypeOf) as [MethodName, ...MethodName[]];

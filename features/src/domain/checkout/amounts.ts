import type {
  Cart,
  CartLine,
  DeliveryVariants,
  StoreWithCommunication,
} from '@rukav/contract/cart/schemas.ts';
import { untilFree } from '../cart/index.ts';
import type { Slot } from './draft.ts';
import type { Plan } from './plan.ts';
import { priceAt, sumOf } from './things.ts';

/** What is left until delivery is free, as each way counts the sum of its own lines; nothing of pickups and express. */
export function untilFreeBy({ delivery, pickups }: Plan, cart: Cart): number {
  const ways = [
    delivery,
    ...pickups.filter(({ type }) => type === 'thirdparty').map(({ lineIds }) => lineIds),
  ];
  const sums = ways.filter((lineIds) => lineIds.length > 0).map((lineIds) => sumOf(cart, lineIds));
  return untilFree(sums, cart.totals.freeDeliveryFrom);
}

/** The price of a day and hours; null where they are not offered any more. */
export function slotPrice(variants: DeliveryVariants | null, slot: Slot | null): number | null {
  const day = variants?.days.find(({ date }) => date === slot?.date);
  const offered = day?.intervals.find(
    ({ interval }) => interval.from === slot?.from && interval.to === slot?.to,
  );
  return offered?.price ?? null;
}

/** Amounts of an order before it is made; `delivery` is null until everything about it is chosen. */
export interface Amounts {
  goods: number;
  discount: number;
  /** What bonuses pay. */
  bonuses: number;
  giftCards: number;
  delivery: number | null;
  total: number;
}

/** What some lines cost at a point: as the cart says where it has them so, by the list of points until then. */
function pickupPrice(
  cart: Cart,
  { pickupId, lineIds }: Plan['pickups'][number],
  stores: readonly StoreWithCommunication[] | null,
): number | null {
  const group = cart.shippingGroups.find((one) => one.pickupId === pickupId);
  const held = cart.lines
    .filter(({ shippingGroupId, isSoldOut }) => !isSoldOut && shippingGroupId === group?.id)
    .flatMap((line) => line.lineIds);
  const isSame = held.length === lineIds.length && held.every((id) => lineIds.includes(id));
  if (isSame && group?.price !== undefined && group.price !== null) return group.price;
  const store = stores?.find(({ point }) => point.id === pickupId);
  return store ? priceAt(store, cart, lineIds) : null;
}

const bonusesOf = ({ discounts }: CartLine) =>
  discounts.reduce((sum, { type, amount }) => sum + (type === 'BONUS' ? amount : 0), 0);

/** What the order comes to by the plan, with the points of the city as the list knows them and the prices of the slots. */
export function amountsOf(
  cart: Cart,
  plan: Plan,
  known: {
    stores: readonly StoreWithCommunication[] | null;
    slot: number | null;
    expressSlot: number | null;
  },
): Amounts {
  const deleted = new Set(plan.deleted);
  const pieces = cart.lines
    .filter(({ isSoldOut }) => !isSoldOut)
    .map((line) => ({ line, count: line.lineIds.filter((id) => !deleted.has(id)).length }));
  const goods = pieces.reduce((sum, { line, count }) => sum + line.catalogPrice * count, 0);
  const bonuses = pieces.reduce((sum, { line, count }) => sum + bonusesOf(line) * count, 0);
  const sold = pieces.reduce((sum, { line, count }) => sum + line.pricePerItem * count, 0);

  const parts = [
    ...plan.pickups.map((pickup) => pickupPrice(cart, pickup, known.stores)),
    ...(plan.delivery.length > 0 ? [known.slot] : []),
    ...(plan.express.length > 0 ? [known.expressSlot] : []),
  ];
  const isKnown = parts.length > 0 && parts.every((price) => price !== null);
  const delivery = isKnown ? parts.reduce<number>((sum, price) => sum + (price ?? 0), 0) : null;
  const { giftCards } = cart.totals;
  const total = sold + giftCards + (delivery ?? 0);
  return { goods, discount: goods - sold - bonuses, bonuses, giftCards, delivery, total };
}

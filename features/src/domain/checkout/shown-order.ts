import type {
  Cart,
  OrderSummary,
  ShippingGroup,
  StoreWithCommunication,
} from '@rukav/contract/cart/schemas.ts';
import type { Amounts } from './amounts.ts';
import type { Slot } from './draft.ts';
import type { Plan } from './plan.ts';
import { priceAt, thingsOf } from './things.ts';

/** One group of the order as it stands on screen. */
export type ShownGroup = OrderSummary['groups'][number];

/** The day and hours of a courier that are chosen; the price is null where they are not offered any more. */
export interface PricedSlot extends Slot {
  price: number | null;
}

/** Answers of the lists of points and hours about the chosen ways; null where nothing is known. */
export interface Offered {
  stores: readonly StoreWithCommunication[] | null;
  slot: PricedSlot | null;
  expressSlot: PricedSlot | null;
}

/** Returns the one group of the cart that holds exactly these lines; undefined where there is none. */
export function groupOfLines(cart: Cart, lineIds: readonly string[]): ShippingGroup | undefined {
  const isMeant = ({ lineIds: ids }: Cart['lines'][number]) => ids.some((id) => lineIds.includes(id));
  const ids = new Set(cart.lines.filter(isMeant).map(({ shippingGroupId }) => shippingGroupId));
  const held = cart.lines.filter(({ shippingGroupId }) => ids.has(shippingGroupId));
  const isAlone = held.every((line) => line.lineIds.every((id) => lineIds.includes(id)));
  return ids.size === 1 && isAlone ? cart.shippingGroups.find(({ id }) => ids.has(id)) : undefined;
}

function linesOf(cart: Cart, lineIds: readonly string[]): ShownGroup['lines'] {
  const bySize = new Map<string, ShownGroup['lines'][number]>();
  for (const { line, count } of thingsOf(cart, lineIds)) {
    const { skuId, pricePerItem } = line;
    const quantity = count + (bySize.get(skuId)?.quantity ?? 0);
    bySize.set(skuId, { skuId, quantity, pricePerItem });
  }
  return [...bySize.values()].toSorted((a, b) => a.skuId.localeCompare(b.skuId));
}

/** Lines at a point: as the cart says where it has them so, by the list of points until then. */
function atPoint(
  cart: Cart,
  { type, pickupId, lineIds }: Plan['pickups'][number],
  { stores }: Offered,
): ShownGroup {
  const held = groupOfLines(cart, lineIds);
  const group = held?.pickupId === pickupId ? held : undefined;
  const store = stores?.find(({ point }) => point.id === pickupId);
  const isAllHere = lineIds.every((id) => store?.hereLineIds.includes(id));
  return {
    type,
    pickupId,
    date: group?.availableFrom ?? store?.[isAllHere ? 'hereFrom' : 'availableFrom'] ?? null,
    interval: null,
    price: group?.price ?? (store ? priceAt(store, cart, lineIds) : null),
    lines: linesOf(cart, lineIds),
  };
}

/** Lines that a courier brings: at the cart's price where it has them so, at that of the list of hours until then. */
function byCourier(
  cart: Cart,
  type: 'delivery' | 'express_delivery',
  lineIds: readonly string[],
  slot: PricedSlot | null,
): ShownGroup {
  const held = groupOfLines(cart, lineIds);
  const isHeld =
    held?.type === type &&
    held.date === slot?.date &&
    held.interval?.from === slot?.from &&
    held.interval?.to === slot?.to;
  return {
    type,
    pickupId: null,
    date: slot?.date ?? null,
    interval: slot && { from: slot.from, to: slot.to },
    price: (isHeld ? held.price : null) ?? slot?.price ?? null,
    lines: linesOf(cart, lineIds),
  };
}

/** Returns the groups that the plan makes of the cart, each with its day and price as far as they are known. */
export const shownGroupsOf = (cart: Cart, plan: Plan, offered: Offered): readonly ShownGroup[] => [
  ...plan.pickups.map((pickup) => atPoint(cart, pickup, offered)),
  ...(plan.delivery.length > 0 ? [byCourier(cart, 'delivery', plan.delivery, offered.slot)] : []),
  ...(plan.express.length > 0
    ? [byCourier(cart, 'express_delivery', plan.express, offered.expressSlot)]
    : []),
];

/** Returns the order as it stands on screen, to be confirmed. */
export const shownOrderOf = (
  cart: Cart,
  groups: readonly ShownGroup[],
  { total }: Pick<Amounts, 'total'>,
): OrderSummary => ({
  groups: [...groups],
  giftCards: cart.giftCards.filter(({ isSoldOut }) => !isSoldOut).map(({ id, sum }) => ({ id, sum })),
  promoCodes: cart.promoCodes.filter(({ discount }) => discount > 0).map(({ code }) => code),
  bonuses: cart.bonuses.used,
  total,
});

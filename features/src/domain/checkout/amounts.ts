import type { Cart, CartLine, DeliveryVariants } from '@rukav/contract/cart/schemas.ts';
import { untilFree } from '../cart/index.ts';
import type { Slot } from './draft.ts';
import type { Plan } from './plan.ts';
import { sumOf } from './things.ts';

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

const bonusesOf = ({ discounts }: CartLine) =>
  discounts.reduce((sum, { type, amount }) => sum + (type === 'BONUS' ? amount : 0), 0);

/** Returns the price of delivery of all groups; null until that of each is known. */
export const deliveryOf = (groups: readonly { price: number | null }[]): number | null =>
  groups.length > 0 && groups.every(({ price }) => price !== null)
    ? groups.reduce<number>((sum, { price }) => sum + (price ?? 0), 0)
    : null;

/** Returns the amounts of the order by the plan; `groups` carry the price of delivery of each group. */
export function amountsOf(cart: Cart, plan: Plan, groups: readonly { price: number | null }[]): Amounts {
  const deleted = new Set(plan.deleted);
  const pieces = cart.lines
    .filter(({ isSoldOut }) => !isSoldOut)
    .map((line) => ({ line, count: line.lineIds.filter((id) => !deleted.has(id)).length }));
  const goods = pieces.reduce((sum, { line, count }) => sum + line.catalogPrice * count, 0);
  const bonuses = pieces.reduce((sum, { line, count }) => sum + bonusesOf(line) * count, 0);
  const sold = pieces.reduce((sum, { line, count }) => sum + line.pricePerItem * count, 0);

  const delivery = deliveryOf(groups);
  const { giftCards } = cart.totals;
  const total = sold + giftCards + (delivery ?? 0);
  return { goods, discount: goods - sold - bonuses, bonuses, giftCards, delivery, total };
}

import { chosenGroupTypes, type ChosenGroupType } from '@rukav/contract/cart/methods.ts';
import { ownPriceOf } from '@rukav/contract/cart/own-price.ts';
import { limits } from '@rukav/contract/limits.ts';
import type {
  Cart,
  CartGiftCard,
  CartLine,
  CartProduct,
  ShippingGroup,
} from '@rukav/contract/cart/schemas.ts';

/** Names a row of the cart: the same size may stand in two groups. */
export const rowOf = ({ shippingGroupId, skuId }: Pick<CartLine, 'shippingGroupId' | 'skuId'>) =>
  `${shippingGroupId}/${skuId}`;

/** The row's line as the cart has it now. */
export const lineAt = (cart: Cart | null, row: string) => cart?.lines.find((line) => rowOf(line) === row);

/** How a group is obtained; null for what waits for a way, and for what none leads to. */
export const wayOf = ({ type }: Pick<ShippingGroup, 'type'>): ChosenGroupType | null =>
  chosenGroupTypes.find((way) => way === type) ?? null;

/** The group that a line is in. */
export const groupOf = (cart: Cart | null, { shippingGroupId }: Pick<CartLine, 'shippingGroupId'>) =>
  cart?.shippingGroups.find(({ id }) => id === shippingGroupId);

/** The last `count` line ids of a line, or all of them (CART-25, CART-26). */
export const lastLineIds = (line: Pick<CartLine, 'lineIds'>, count = line.lineIds.length) =>
  line.lineIds.slice(Math.max(0, line.lineIds.length - count));

/** What brings a row to a quantity: pieces to add, line ids to delete, or nothing. */
export type Step = { add: number } | { remove: readonly string[] } | null;

/** The one request that brings a line from its quantity to another. */
export function stepTo(line: Pick<CartLine, 'lineIds' | 'quantity'>, quantity: number): Step {
  if (quantity > line.quantity) return { add: quantity - line.quantity };
  if (quantity < line.quantity) return { remove: lastLineIds(line, line.quantity - quantity) };
  return null;
}

/** The most pieces that can be chosen: what is there, and never above 50. */
export const mostOf = (product: Pick<CartProduct, 'availableQuantity'> | undefined, quantity: number) =>
  Math.max(1, Math.min(limits.quantityPerGoods, Math.max(product?.availableQuantity ?? quantity, 1)));

/**
 * What a piece cost when it was added, and whether it costs less now; null where it costs the same. A code, an offer or
 * bonuses are no change of its price.
 */
export function priceChangeOf(line: CartLine): { was: number; isLower: boolean } | null {
  const { priceWhenAdded: was } = line;
  const now = ownPriceOf(line);
  return was === null || was === now ? null : { was, isLower: now < was };
}

/** A line with what it draws. */
export interface DrawnLine {
  row: string;
  line: CartLine;
  product: CartProduct;
}

/** Lines that are obtained together, in the order of the cart. */
export interface DrawnGroup {
  group: ShippingGroup;
  lines: readonly DrawnLine[];
  giftCards: readonly CartGiftCard[];
}

const isLast = ({ group }: DrawnGroup) => group.type === 'soldout';

/** The cart as it is drawn: each group with its lines, what is sold out at the end; empty groups are left out. */
export function grouped(cart: Cart, products: Readonly<Record<string, CartProduct>>): readonly DrawnGroup[] {
  const groups = cart.shippingGroups
    .map((group) => ({
      group,
      lines: cart.lines.flatMap((line) => {
        const product = products[line.skuId];
        return product && line.shippingGroupId === group.id ? [{ row: rowOf(line), line, product }] : [];
      }),
      giftCards: cart.giftCards.filter(({ shippingGroupId }) => shippingGroupId === group.id),
    }))
    .filter(({ lines, giftCards }) => lines.length + giftCards.length > 0);
  return [...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)];
}

/** The line ids of everything that can be ordered. */
export const orderableLineIds = (cart: Cart) =>
  cart.lines.filter(({ isSoldOut }) => !isSoldOut).flatMap(({ lineIds }) => lineIds);

/** Whether there is nothing at all in the cart. */
export const isEmpty = ({ lines, giftCards }: Cart) => lines.length + giftCards.length === 0;

/** Whether something of the cart can be ordered: goods, or gift cards. */
export const canBeOrdered = (cart: Cart) =>
  orderableLineIds(cart).length > 0 || cart.giftCards.some(({ isSoldOut }) => !isSoldOut);

/** The line ids of everything that is sold out. */
export const soldOutLineIds = (cart: Cart) =>
  cart.lines.filter(({ isSoldOut }) => isSoldOut).flatMap(({ lineIds }) => lineIds);

/** An answer that is older than what is known changes nothing. */
export const isNewer = (known: Cart | null, next: Cart) =>
  known === null || known.id !== next.id || next.version >= known.version;

/** Ways that are free from a sum on, each by the sum of its own lines; one of them is likely while none is chosen. */
const freeFromASum: readonly ShippingGroup['type'][] = ['unallocated', 'delivery', 'thirdparty'];

/** What is left of some sums until the way of each is free; 0 where none lacks anything, and where several do. */
export function untilFree(sums: readonly number[], freeFrom: number): number {
  const lacking = sums.map((sum) => freeFrom - sum).filter((left) => left > 0);
  return lacking.length === 1 ? (lacking[0] ?? 0) : 0;
}

/** What is left until delivery of the cart is free, minor units; 0 where there is nothing to say of it. */
export const untilFreeIn = ({ shippingGroups, totals }: Cart): number =>
  untilFree(
    shippingGroups.filter(({ type }) => freeFromASum.includes(type)).map(({ subtotal }) => subtotal),
    totals.freeDeliveryFrom,
  );

/** Returns whether delivery of a group that is free now would be paid if the goods cost so much less, minor units. */
export const losesFreeDelivery = ({ shippingGroups, totals }: Cart, reduction: number): boolean =>
  shippingGroups.some(
    ({ type, subtotal }) =>
      freeFromASum.includes(type) &&
      subtotal >= totals.freeDeliveryFrom &&
      subtotal - (reduction * subtotal) / totals.subtotal < totals.freeDeliveryFrom,
  );

/** Returns whether delivery of a group was free before a change that lowered its sum, and is not any more. */
export const hasLostFreeDelivery = (before: Cart, now: Cart): boolean =>
  now.shippingGroups.some(({ id, type, subtotal }) => {
    const known = before.shippingGroups.find((group) => group.id === id);
    const { freeDeliveryFrom } = now.totals;
    return (
      freeFromASum.includes(type) &&
      known !== undefined &&
      known.subtotal >= freeDeliveryFrom &&
      subtotal < freeDeliveryFrom
    );
  });

/** What delivery of the cart costs, minor units; null while that is not known. */
export function deliveryPriceOf({ shippingGroups, totals }: Cart): number | null {
  if (totals.delivery !== null) return totals.delivery;
  const prices = shippingGroups
    .filter(({ type }) => type !== 'soldout')
    .map(({ type, price, subtotal }) =>
      type === 'unallocated' && subtotal >= totals.freeDeliveryFrom ? 0 : price,
    );
  return prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  );
}

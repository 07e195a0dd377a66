import { limits, type Locale } from '@rukav/contract';
import { isPaidOnline } from '@rukav/contract/payments/methods.ts';
import {
  linesOf,
  pickupDayOf,
  priceOf,
  sumOf,
  warehouse,
  type GroupRow,
  type PricedCart,
} from '../cart/index.ts';
import { keptByPartnerUntil, keptUntil, type PartnerType } from '../delivery/index.ts';
import type { NewOrder } from '../orders/index.ts';
import { gather } from './reserve.ts';

/** Whose order it will be. */
export interface Buyer {
  accountId: string;
  /** The session of a guest; null for whoever is signed in. */
  guestSessionId: string | null;
  locale: Locale;
}

const json = (value: unknown) => JSON.stringify(value);

function linesFor(cart: PricedCart, group: GroupRow): NewOrder['lines'] {
  const bySku = Map.groupBy(linesOf(cart.lines, group.id), ({ sku_id }) => sku_id);
  return [...bySku].map(([skuId, pieces]) => {
    const goods = cart.goods.get(skuId);
    const [first] = pieces;
    if (!goods || !first) throw new Error('A size that is ordered is in the catalogue.');
    const { pricePerItem, catalogPrice, discounts } = priceOf(first, cart);
    return {
      sku_id: skuId,
      product_id: goods.productId,
      name: json(goods.name),
      color: json(goods.color),
      size: goods.size,
      url: goods.url,
      picture: json(goods.picture),
      quantity: pieces.length,
      catalog_price: catalogPrice,
      price: pricePerItem,
      discounts: json(discounts),
    };
  });
}

type WhenAndWhere = Pick<
  NewOrder['order'],
  'obtaining_method' | 'delivery_date' | 'interval_from' | 'interval_to' | 'storage_from' | 'storage_to'
>;

/** How an order is obtained at a partner's point. */
const methodAt: Record<PartnerType, NewOrder['order']['obtaining_method']> = {
  pvz: 'PICKPOINT',
  postamat: 'PICKPOINT',
  post: 'RUSSIANPOST',
};

function whenOf(cart: PricedCart, group: GroupRow, given: ReadonlyMap<string, string>): WhenAndWhere {
  if (group.type === 'delivery' || group.type === 'express_delivery') {
    const { date: delivery_date, interval_from, interval_to } = group;
    const never = { storage_from: null, storage_to: null };
    return { obtaining_method: 'DELIVERY', delivery_date, interval_from, interval_to, ...never };
  }
  const point = cart.points.get(group.point_id ?? '');
  const from = pickupDayOf(group, cart, given);
  if (!point || !from) throw new Error('A pickup that is ordered has its shop and city.');
  const { type } = point;
  const isShop = type === 'store' || type === 'shop';
  return {
    obtaining_method: isShop
      ? linesOf(cart.lines, group.id).some(({ id }) => given.get(id) === warehouse)
        ? 'PICKUP_WITH_DELIVERY'
        : 'PICKUP'
      : methodAt[type],
    delivery_date: null,
    interval_from: null,
    interval_to: null,
    storage_from: from,
    storage_to: isShop ? keptUntil(from) : keptByPartnerUntil(type, from),
  };
}

/** Promo codes that lower something of a cart. */
export const countingCodes = ({ offered }: PricedCart): string[] =>
  offered.codes.filter(({ discount }) => discount > 0).map(({ code }) => code);

/** The order of one shipping group, as the cart's version says. `given` is where each piece comes from. */
export function toNewOrder(
  cart: PricedCart,
  group: GroupRow,
  given: ReadonlyMap<string, string>,
  buyer: Buyer,
): NewOrder {
  const { cart: row, context } = cart;
  const pieces = linesOf(cart.lines, group.id);
  const wanted = pieces.map(({ id, sku_id }) => ({ skuId: sku_id, placeId: given.get(id) ?? '' }));
  const subtotal = sumOf(pieces, cart);
  const delivery = cart.groupPrices.get(group.id) ?? 0;
  const method = row.payment_method ?? 'cash';
  return {
    order: {
      account_id: buyer.accountId,
      session_id: buyer.guestSessionId,
      cart_id: row.id,
      country: context.country,
      currency: context.currency,
      locale: buyer.locale,
      subtotal,
      delivery_amount: delivery,
      total: subtotal + delivery,
      ...whenOf(cart, group, given),
      payment_method: method,
      coupons: json(countingCodes(cart)),
      pay_until: isPaidOnline(method) ? new Date(context.now.getTime() + limits.paymentExpiration) : null,
      full_name: row.full_name ?? '',
      phone: row.phone ?? '',
      email: row.email ?? '',
      fitting: group.fitting,
      comment: group.comment,
      city_id: group.city_id,
      address: group.address && json(group.address),
      point_id: group.point_id,
      proven_at: buyer.guestSessionId === null ? context.now : null,
      created_at: context.now,
    },
    lines: linesFor(cart, group),
    reservations: gather(wanted).map(({ skuId, placeId, quantity }) => ({
      sku_id: skuId,
      place_id: placeId,
      quantity,
    })),
  };
}

import { getShippingChannels } from '@rukav/contract/cart/checkout-calls.ts';
import { GetShippingChannels, type channelTypes } from '@rukav/contract/cart/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { isHandingOver, isSelling, loadPointsOf } from '../points/index.ts';
import { warehouse } from './allocation.ts';
import { askedLines, couldComeFrom, readIds } from './asked-lines.ts';
import { cartContextOf } from './cart-context.ts';
import type { LineRow } from './cart-content.ts';
import { courierDays, expressDays, expressShops, pickupDayAt, pointPrice } from './obtaining.ts';
import { sumOf, type PricedCart } from './priced-cart.ts';
import { refuseCart } from './refuse.ts';
import { ownerOf, readOwnCart } from './visitor-cart.ts';

type ChannelType = (typeof channelTypes)[number];

interface Asked {
  cart: PricedCart;
  lines: readonly LineRow[];
}

const unavailable = { isAvailable: false, price: null, from: null } as const;

/** What some places have of the asked lines, and what that costs. */
function broughtFrom({ cart, lines }: Asked, places: readonly string[]) {
  const given = couldComeFrom(cart, lines, places);
  const sum = sumOf(
    lines.filter(({ id }) => given.has(id)),
    cart,
  );
  return { given, sum };
}

/** A way of collecting: from the soonest point on, at the price of it. */
function pointChannel(type: ChannelType, points: readonly PickupPoint[], asked: Asked) {
  const { context } = asked.cart;
  const days = points.flatMap((point) => {
    const { given } = broughtFrom(asked, isSelling(point) ? [point.id, warehouse] : [warehouse]);
    return given.size > 0 ? [pickupDayAt(point, context.city, given.values(), context.now)] : [];
  });
  const [point] = points;
  const [from] = days.toSorted();
  const channel = { type, pointCount: days.length };
  if (!from || !point) return { ...channel, ...unavailable };
  const price = pointPrice(point, broughtFrom(asked, [warehouse]).sum, context);
  return { ...channel, isAvailable: true, price, from };
}

/** A way of bringing: the first day of its courier, at the price of its first hours. */
function courierChannel(type: ChannelType, places: readonly string[], asked: Asked) {
  const { context } = asked.cart;
  const { given, sum } = broughtFrom(asked, places);
  const skuIds = asked.lines.flatMap(({ id, sku_id }) => (given.has(id) ? [sku_id] : []));
  const days =
    type === 'delivery'
      ? courierDays(context.city, sum, context)
      : expressDays(context, { skuIds, free: asked.cart.free });
  const [first] = given.size > 0 ? days : [];
  const price = first?.intervals[0]?.price;
  const channel = { type, pointCount: null };
  return first && price !== undefined
    ? { ...channel, isAvailable: true, price, from: first.date }
    : { ...channel, ...unavailable };
}

/** GET /cart/shipping-channels: which methods the lines can be obtained by in the visitor's city. */
export const getShippingChannelsHandler = ({ db, flags }: Kernel) =>
  handle(getShippingChannels, GetShippingChannels, async ({ query, ...exchange }) => {
    const missing = () => refuseCart('lines_not_found', exchange.language, { field: 'lineIds' });
    const visitor = await exchange.session.find();
    if (!visitor) return missing();
    const context = await cartContextOf(db, exchange);
    const cart = await readOwnCart(db, ownerOf(visitor), context);
    if (!cart || cart.lines.length === 0) return missing();

    const asked = { cart, lines: askedLines(cart, readIds(query.lineIds)) };
    const points = await loadPointsOf(db, context.city.id, context.language);
    const of = (...types: PickupPoint['type'][]) =>
      points.filter((point) => isHandingOver(point) && types.includes(point.type));
    const express = expressShops(context.city.id, context);
    const { expressDelivery } = await flags.read();
    return {
      channels: [
        pointChannel('pickup', points.filter(isSelling), asked),
        pointChannel('thirdparty', of('pvz', 'postamat'), asked),
        pointChannel('post', of('post'), asked),
        courierChannel('delivery', [warehouse], asked),
        ...(expressDelivery ? [courierChannel('express_delivery', express, asked)] : []),
      ],
      warehouseLineIds: [...broughtFrom(asked, [warehouse]).given.keys()],
      expressLineIds: expressDelivery ? [...broughtFrom(asked, express).given.keys()] : [],
    };
  });

import { getDeliveryVariants } from '@rukav/contract/cart/checkout-calls.ts';
import { GetDeliveryVariants } from '@rukav/contract/cart/schemas.ts';
import { findCityOf } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { warehouse } from './allocation.ts';
import { askedLines, couldComeFrom, partition, readIds } from './asked-lines.ts';
import { cartContextOf } from './cart-context.ts';
import { courierDays, expressDays, expressShops, isServedBy } from './obtaining.ts';
import { sumOf } from './priced-cart.ts';
import { refuseCart } from './refuse.ts';
import { ownerOf, readOwnCart } from './visitor-cart.ts';

/** GET /cart/delivery-variants: when a courier can bring some lines to a city, and for how much. */
export const getDeliveryVariantsHandler = ({ db, flags }: Kernel) =>
  handle(getDeliveryVariants, GetDeliveryVariants, async ({ query, ...asked }) => {
    const { session, language } = asked;
    const missing = () => refuseCart('lines_not_found', language, { field: 'lineIds' });
    const visitor = await session.find();
    if (!visitor) return missing();
    const context = await cartContextOf(db, asked);
    const cart = await readOwnCart(db, ownerOf(visitor), context);
    if (!cart || cart.lines.length === 0) return missing();
    const lines = askedLines(cart, readIds(query.lineIds));
    const city = await findCityOf(db, query.cityId, context);
    if (!city) return refuseCart('city_not_found', language, { field: 'cityId' });

    const isExpress = query.filter === 'express_delivery';
    const { expressDelivery } = await flags.read();
    if (!isServedBy(query.filter, city, context, expressDelivery))
      return refuseCart('delivery_unavailable', language, { field: 'cityId' });
    const places = isExpress ? expressShops(city.id, context) : [warehouse];
    const given = couldComeFrom(cart, lines, places);
    const brought = lines.filter(({ id }) => given.has(id));
    const skuIds = brought.map(({ sku_id }) => sku_id);
    const days = () =>
      isExpress
        ? expressDays(context, { skuIds, free: cart.free })
        : courierDays(city, sumOf(brought, cart), context);
    return {
      days: brought.length > 0 ? days() : [],
      unavailableLineIds: partition(lines, given).unavailableLineIds,
    };
  });

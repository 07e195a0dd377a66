import {
  couriersGoTo,
  expressShops,
  isOffered,
  isOverfull,
  linesOf,
  type PricedCart,
} from '../cart/index.ts';
import { isHandingOver, isSelling } from '../points/index.ts';
import type { GroupWorld } from './check-cart.ts';

/** What the groups of a cart need to know of points and couriers. */
export function worldOf(cart: PricedCart, { isExpressOn }: { isExpressOn: boolean }): GroupWorld {
  const { context, cities, points } = cart;
  const known = [...points.values()].filter((point) => cities.has(point.cityId));
  return {
    openPoints: {
      pickup: new Set(known.filter(isSelling).map(({ id }) => id)),
      thirdparty: new Set(known.filter(isHandingOver).map(({ id }) => id)),
    },
    isOverfull: (group) => isOverfull(group, cart),
    cities,
    isDelivered: (kind, cityId) =>
      kind === 'delivery'
        ? couriersGoTo(cities.get(cityId))
        : isExpressOn && expressShops(cityId, context).length > 0,
    isIntervalOffered: ({ id, type, city_id, date, interval_from: from, interval_to: to }) => {
      const city = cities.get(city_id);
      const kind = type === 'express_delivery' ? type : 'delivery';
      if (!city || !date || !from || !to) return false;
      const brought = { skuIds: linesOf(cart.lines, id).map(({ sku_id }) => sku_id), free: cart.free };
      return isOffered(city, { kind, date, interval: { from, to } }, brought, context);
    },
  };
}

import { couriersGoTo, isOffered, type PricedCart } from '../cart/index.ts';
import { isSelling } from '../points/index.ts';
import type { GroupWorld } from './check-cart.ts';

/** What the groups of a cart need to know of shops and couriers. */
export function worldOf({ context, cities, points }: PricedCart): GroupWorld {
  const selling = [...points.values()].filter((point) => isSelling(point) && cities.has(point.cityId));
  return {
    sellingPoints: new Set(selling.map(({ id }) => id)),
    cities,
    isDelivered: (cityId) => couriersGoTo(cities.get(cityId)),
    isIntervalOffered: ({ city_id, date, interval_from: from, interval_to: to }) => {
      const city = cities.get(city_id);
      if (!city || !date || !from || !to) return false;
      return isOffered(city, { date, interval: { from, to } }, context);
    },
  };
}

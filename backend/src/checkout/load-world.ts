import type { Transaction } from 'kysely';
import { couriersGoTo, isOffered, livingGroups, type PricedCart } from '../cart/index.ts';
import type { Database } from '../database/schema.ts';
import { findSellingPointOf } from '../points/index.ts';
import type { GroupWorld } from './check-cart.ts';

/** What the groups of a cart need to know of shops and couriers. */
export async function loadWorld(trx: Transaction<Database>, cart: PricedCart): Promise<GroupWorld> {
  const { context, cities } = cart;
  const sellingPoints = new Set<string>();
  for (const { point_id } of livingGroups(cart)) {
    const point = point_id === null ? undefined : await findSellingPointOf(trx, point_id, context.country);
    if (point) sellingPoints.add(point.id);
  }
  return {
    sellingPoints,
    cities,
    isDelivered: (cityId) => couriersGoTo(cities.get(cityId)),
    isIntervalOffered: ({ city_id, date, interval_from: from, interval_to: to }) => {
      const city = cities.get(city_id);
      if (!city || !date || !from || !to) return false;
      return isOffered(city, { date, interval: { from, to } }, context);
    },
  };
}

import { courierPrice } from '../delivery/index.ts';
import { couriersGoTo, pickupPrice } from './obtaining.ts';
import { linesOf, sumOf, type PricedCart } from './priced-cart.ts';

/** What each group's way to the shopper costs, minor units; null where no courier goes. */
export const priceGroups = (cart: Omit<PricedCart, 'groupPrices'>): Map<string, number | null> =>
  new Map(
    cart.groups.map(({ id, type, city_id }) => {
      if (type === 'pickup') return [id, pickupPrice];
      if (!couriersGoTo(cart.cities.get(city_id))) return [id, null];
      return [id, courierPrice(sumOf(linesOf(cart.lines, id), cart), cart.context.currency)];
    }),
  );

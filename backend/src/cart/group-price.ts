import { courierPrice, expressPrice } from '../delivery/index.ts';
import { couriersGoTo, expressShops, pickupPrice, pointPrice } from './obtaining.ts';
import { linesOf, sumOf, type PricedCart } from './priced-cart.ts';

/** What each group's way to the shopper costs, minor units; null where no courier goes. */
export const priceGroups = (cart: Omit<PricedCart, 'groupPrices'>): Map<string, number | null> =>
  new Map(
    cart.groups.map(({ id, type, city_id, point_id }) => {
      const { context } = cart;
      const sum = sumOf(linesOf(cart.lines, id), cart);
      if (type === 'pickup') return [id, pickupPrice];
      if (type === 'thirdparty') {
        const point = cart.points.get(point_id ?? '');
        return [id, point ? pointPrice(point, sum, context) : null];
      }
      if (!couriersGoTo(cart.cities.get(city_id))) return [id, null];
      if (type === 'delivery') return [id, courierPrice(sum, context.currency)];
      return [id, expressShops(city_id, context).length > 0 ? expressPrice(context.currency) : null];
    }),
  );

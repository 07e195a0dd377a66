import type { CartContent } from './cart-repository.ts';
import { courierPrice } from '../delivery/index.ts';
import { couriersGoTo, pickupPrice } from './obtaining.ts';
import { linesOf, sumOf, type CartContext, type Supply } from './priced-cart.ts';

/** What each group's way to the shopper costs, minor units; null where no courier goes. */
export function priceGroups(
  { groups, lines }: Pick<CartContent, 'groups' | 'lines'>,
  supply: Pick<Supply, 'goods' | 'cities'>,
  context: CartContext,
): Map<string, number | null> {
  return new Map(
    groups.map(({ id, type, city_id }) => {
      if (type === 'pickup') return [id, pickupPrice];
      if (!couriersGoTo(supply.cities.get(city_id))) return [id, null];
      return [id, courierPrice(sumOf(linesOf(lines, id), supply), context.currency)];
    }),
  );
}

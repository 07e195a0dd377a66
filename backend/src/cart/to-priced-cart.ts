import { priceCart } from '../pricing/index.ts';
import { freeIn } from './allocation.ts';
import type { CartContent, LineRow, Whereabouts } from './cart-content.ts';
import type { CartContext } from './cart-context.ts';
import { priceGroups } from './group-price.ts';
import type { PricedCart } from './priced-cart.ts';
import { placesOfCity, placesOfGroup, type Supply } from './supply.ts';

/** What is sold of a cart's pieces, priced. */
const pricesOf = (lines: readonly LineRow[], { goods }: Pick<Supply, 'goods'>) =>
  priceCart(
    lines.flatMap(({ id, sku_id }) => {
      const price = goods.get(sku_id)?.price;
      return price ? [{ id, price }] : [];
    }),
  );

/** Puts a cart together with what has been read of its surroundings. */
export function toPricedCart(
  { cart, groups, lines }: CartContent,
  { points, cities }: Whereabouts,
  { goods, free, inCountry }: Supply,
  context: CartContext,
): PricedCart {
  const cityPlaces = placesOfCity(context);
  const lacking = [...inCountry].filter((skuId) => freeIn(skuId, cityPlaces, free) === 0);
  const unpriced = {
    cart,
    groups,
    lines,
    context,
    goods,
    free,
    points,
    cities,
    cityPlaces,
    groupPlaces: new Map(groups.map((group) => [group.id, placesOfGroup(group, context)])),
    inOtherCities: new Set(lacking),
    prices: pricesOf(lines, { goods }),
  };
  return { ...unpriced, groupPrices: priceGroups(unpriced) };
}

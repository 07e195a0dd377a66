import { freeIn } from './allocation.ts';
import type { CartContent, Whereabouts } from './cart-content.ts';
import type { CartContext } from './cart-context.ts';
import { priceGroups } from './group-price.ts';
import { pricedLines, type PricedCart } from './priced-cart.ts';
import { placesOfCity, placesOfGroup, type Supply } from './supply.ts';

/** Puts a cart together with what has been read of its surroundings. */
export function toPricedCart(
  { cart, groups, lines, giftCards }: CartContent,
  { points, cities }: Whereabouts,
  { goods, free, inCountry, offers }: Supply,
  context: CartContext,
): PricedCart {
  const cityPlaces = placesOfCity(context);
  const lacking = [...inCountry].filter((skuId) => freeIn(skuId, cityPlaces, free) === 0);
  const unpriced = {
    cart,
    groups,
    lines,
    giftCards,
    context,
    goods,
    free,
    points,
    cities,
    cityPlaces,
    groupPlaces: new Map(groups.map((group) => [group.id, placesOfGroup(group, context)])),
    inOtherCities: new Set(lacking),
    offers,
    ...pricedLines(lines, { cart, goods, offers }),
  };
  return { ...unpriced, groupPrices: priceGroups(unpriced) };
}

import { sellableCards } from './gift-cards.ts';
import { paymentOptionsIn, possible } from './payment-methods.ts';
import { linesOf, livingGroups, sumOf, type PricedCart } from './priced-cart.ts';

/** What each order of the cart would cost: of each group, of what has no group yet, and of each gift card. */
function sumsOf(cart: PricedCart): number[] {
  const loose = linesOf(cart.lines, null);
  const sums = [
    ...livingGroups(cart).map(
      ({ id }) => sumOf(linesOf(cart.lines, id), cart) + (cart.groupPrices.get(id) ?? 0),
    ),
    ...(loose.length > 0 ? [sumOf(loose, cart)] : []),
    ...sellableCards(cart).map(({ sum }) => sum),
  ];
  return sums.length > 0 ? sums : [0];
}

/** Every way to pay the cart, given what its orders cost and the points that they are collected at. */
export const optionsOf = (cart: PricedCart) =>
  paymentOptionsIn({
    ...cart.context.paying,
    country: cart.context.country,
    sums: sumsOf(cart),
    isGiftCardBought: sellableCards(cart).length > 0,
    points: livingGroups(cart).flatMap(({ point_id }) => {
      const point = point_id === null ? undefined : cart.points.get(point_id);
      return point ? [point] : [];
    }),
  });

/** How the cart can be paid. */
export const methodsOf = (cart: PricedCart) => possible(optionsOf(cart));

import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { bonusWorth } from '@rukav/contract/loyalty/levels.ts';
import type { CountryCity } from '../geography/index.ts';
import {
  payWithBonuses,
  priceOffers,
  subtotalOf,
  type OfferedPrices,
  type PiecePrice,
} from '../pricing/index.ts';
import type { CartOffers } from '../promotions/index.ts';
import { allocate, type FreeStock, type WantedPiece } from './allocation.ts';
import type { CartContent, GroupRow, LineRow } from './cart-content.ts';
import type { CartContext } from './cart-context.ts';
import type { Goods } from './goods.ts';
import { pickupDayAt } from './obtaining.ts';

/** A cart with everything that follows from its context: prices, stock, what each group costs. */
export interface PricedCart extends CartContent {
  context: CartContext;
  goods: ReadonlyMap<string, Goods>;
  free: FreeStock;
  /** Places that the visitor's city can get things from: its shops and, where couriers go, the warehouse. */
  cityPlaces: readonly string[];
  /** Places of each group, best first; a group that is not here can get nothing. */
  groupPlaces: ReadonlyMap<string, readonly string[]>;
  points: ReadonlyMap<string, PickupPoint>;
  /** Sizes that the visitor's city cannot get but another city of the country can. */
  inOtherCities: ReadonlySet<string>;
  /** Cities of the groups, where they are in the visitor's country. */
  cities: ReadonlyMap<number, CountryCity>;
  offers: CartOffers;
  /** What each piece costs, by its id; a piece that is not sold has no price. */
  prices: ReadonlyMap<string, PiecePrice>;
  /** What promotions and codes have to do with the prices. */
  offered: Omit<OfferedPrices, 'prices'>;
  /** How many bonuses pay for it, and how many could without promotions. */
  bonuses: { used: number; most: number };
  /** Price of each group's delivery, minor units; null while unknown. */
  groupPrices: ReadonlyMap<string, number | null>;
}

/** Prices what is sold of some pieces of a cart; a piece that is not available gets no offer. Bonuses keep promotions away (CART-28). */
export function pricedLines(
  lines: readonly LineRow[],
  { cart, goods, offers }: Pick<PricedCart, 'cart' | 'goods' | 'offers'>,
): Pick<PricedCart, 'prices' | 'offered' | 'bonuses'> {
  const pieces = lines.flatMap(({ id, sku_id, is_available: isAvailable }) => {
    const known = goods.get(sku_id);
    return known?.price ? [{ id, price: known.price, productId: known.productId, isAvailable }] : [];
  });
  const codes = cart.promo_codes;
  const paysWithBonuses = cart.applies_bonuses && offers.purse !== null;
  const appliesPromotions = cart.applies_promotions && !paysWithBonuses;
  const { prices, ...offered } = priceOffers(pieces, offers, { appliesPromotions, codes });
  if (!offers.purse) return { prices, offered, bonuses: { used: 0, most: 0 } };
  const unpromoted = appliesPromotions
    ? priceOffers(pieces, offers, { appliesPromotions: false, codes }).prices
    : prices;
  const paid = payWithBonuses(pieces, unpromoted, offers.purse);
  return {
    prices: paysWithBonuses ? paid.prices : prices,
    offered,
    bonuses: { used: paysWithBonuses ? paid.used : 0, most: paid.used },
  };
}

/** Where a piece may come from. */
export const placesOf = (
  line: Pick<LineRow, 'group_id'>,
  { cityPlaces, groupPlaces }: Pick<PricedCart, 'cityPlaces' | 'groupPlaces'>,
): readonly string[] => (line.group_id === null ? cityPlaces : (groupPlaces.get(line.group_id) ?? []));

/** Pieces in the order in which they are served: those with a method first, older before newer. */
export function wantedPieces(lines: readonly LineRow[], cart: PricedCart): WantedPiece[] {
  const sold = lines.filter(({ sku_id }) => cart.goods.get(sku_id)?.price);
  const served = [
    ...sold.filter(({ group_id }) => group_id !== null),
    ...sold.filter(({ group_id }) => group_id === null),
  ];
  return served.map((line) => ({ id: line.id, skuId: line.sku_id, places: placesOf(line, cart) }));
}

/** Which place each piece would come from now. */
export const supplyPieces = (lines: readonly LineRow[], cart: PricedCart): Map<string, string> =>
  allocate(wantedPieces(lines, cart), cart.free);

/** Returns the place that each piece of the groups would come from now, as checkout takes them. */
export const supplyGroups = (cart: PricedCart): Map<string, string> =>
  supplyPieces(
    livingGroups(cart).flatMap(({ id }) => linesOf(cart.lines, id)),
    cart,
  );

/** Returns the first day on which a group can be collected at its point; null where a courier brings it. */
export function pickupDayOf(
  group: GroupRow,
  cart: PricedCart,
  given: ReadonlyMap<string, string>,
): string | null {
  const point = cart.points.get(group.point_id ?? '');
  const city = cart.cities.get(group.city_id);
  if (!point || !city) return null;
  const places = linesOf(cart.lines, group.id).flatMap(({ id }) => given.get(id) ?? []);
  return pickupDayAt(point, city, places, cart.context.now);
}

const nothing: PiecePrice = { pricePerItem: 0, catalogPrice: 0, discounts: [], appliedActions: [] };

/** What a piece costs; nothing where it is not sold. */
export const priceOf = ({ id }: Pick<LineRow, 'id'>, { prices }: Pick<PricedCart, 'prices'>): PiecePrice =>
  prices.get(id) ?? nothing;

/** Pieces of a group that can be had; of no group with null. */
export const linesOf = (lines: readonly LineRow[], groupId: string | null): LineRow[] =>
  lines.filter((line) => line.is_available && line.group_id === groupId);

/** What some pieces cost, minor units. */
export const sumOf = (lines: readonly LineRow[], cart: Pick<PricedCart, 'prices'>): number =>
  subtotalOf(lines.map((line) => ({ ...priceOf(line, cart), quantity: 1 })));

/** How many bonuses pay for some pieces. */
export const bonusesOf = (
  lines: readonly LineRow[],
  { prices, context }: Pick<PricedCart, 'prices' | 'context'>,
): number =>
  lines
    .flatMap((line) => priceOf(line, { prices }).discounts)
    .reduce((sum, { type, amount }) => sum + (type === 'BONUS' ? amount : 0), 0) /
  bonusWorth[context.currency];

/** Groups that hold a piece that can be had, in the order of their oldest pieces. */
export function livingGroups({ groups, lines }: Pick<CartContent, 'groups' | 'lines'>): GroupRow[] {
  const oldest = ({ id }: GroupRow) => lines.findIndex((line) => line.is_available && line.group_id === id);
  return groups.filter((group) => oldest(group) !== -1).toSorted((one, other) => oldest(one) - oldest(other));
}

import { findCityOf } from '../geography/index.ts';
import { findSellingPointOf, type SellingPoint } from '../points/index.ts';
import type { GroupRow, LineRow } from './cart-repository.ts';
import { supplyPieces } from './priced-cart.ts';
import { aboutLines, refuseCart } from './refuse.ts';
import { cartText } from './texts.ts';
import type { OpenCart } from './visitor-cart.ts';

/** A city of the cart's country, if there is such a one. */
export const findCity = ({ trx, context }: OpenCart, cityId: number) => findCityOf(trx, cityId, context);

/** A shop of the cart's country that hands orders over now, if there is such a one. */
export const findSellingPoint = ({ trx, context }: OpenCart, pointId: string) =>
  findSellingPointOf(trx, pointId, context.country);

/** The pieces of a cart that were named; refuses when one of them is not in it. */
export function chosenLines({ cart, context }: OpenCart, lineIds: readonly string[]): LineRow[] {
  const named = new Set(lineIds);
  const lines = cart.lines.filter(({ id }) => named.has(id));
  if (lines.length < named.size) refuseCart('lines_not_found', context.language, { field: 'lineIds' });
  return lines;
}

/** Refuses a choice that left some of its lines without a place to come from, and names them. */
export async function refuseLost(open: OpenCart, lines: readonly LineRow[]): Promise<void> {
  const changed = await open.read();
  const supplied = supplyPieces(changed.lines, changed);
  const lost = lines.filter(({ id, is_available }) => is_available && !supplied.has(id));
  if (lost.length === 0) return;
  const { language } = open.context;
  refuseCart('sold_out', language, aboutLines(cartText('sold_out', language), lost, changed));
}

/** The cart's group of a shop, made if there is none. */
export async function ensurePickupGroup(
  { cart, carts, context }: OpenCart,
  point: SellingPoint,
): Promise<GroupRow> {
  const known = cart.groups.find(({ type, point_id }) => type === 'pickup' && point_id === point.id);
  const group = { type: 'pickup', point_id: point.id, city_id: point.city_id } as const;
  return known ?? carts.addGroup(cart.cart.id, group, context.now);
}

/** The cart's first group that a courier brings to a city, made if there is none or a new one is wanted. */
export async function ensureDeliveryGroup(
  { cart, carts, context }: OpenCart,
  cityId: number,
  isNew = false,
): Promise<GroupRow> {
  const known = cart.groups.find(({ type, city_id }) => type === 'delivery' && city_id === cityId);
  if (known && !isNew) return known;
  return carts.addGroup(cart.cart.id, { type: 'delivery', point_id: null, city_id: cityId }, context.now);
}

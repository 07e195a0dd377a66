import type { DeliveryKind } from '@rukav/contract/cart/methods.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { isShop } from '../points/index.ts';
import type { GroupRow, LineRow } from './cart-content.ts';
import type { OpenCart } from './open-cart.ts';
import { linesOf, supplyPieces, type PricedCart } from './priced-cart.ts';
import { aboutLines, refuseCart } from './refuse.ts';
import { cartText } from './texts.ts';

/** The pieces of a cart that were named; refuses when one of them is not in it. */
export function chosenLines({ cart, context }: OpenCart, lineIds: readonly string[]): LineRow[] {
  const named = new Set(lineIds);
  const lines = cart.lines.filter(({ id }) => named.has(id));
  if (lines.length < named.size) refuseCart('lines_not_found', context.language, { field: 'lineIds' });
  return lines;
}

/** Refuses a choice that left some of its lines without a place to come from, and names them. */
export function refuseLost({ cart, context: { language } }: OpenCart, lines: readonly LineRow[]): void {
  const supplied = supplyPieces(cart.lines, cart);
  const lost = lines.filter(({ id, is_available }) => is_available && !supplied.has(id));
  if (lost.length === 0) return;
  refuseCart('sold_out', language, aboutLines(cartText('sold_out', language), lost, cart));
}

/** The cart's group of a point, made if there is none. */
export function ensurePointGroup({ cart, addGroup }: OpenCart, point: PickupPoint): GroupRow {
  const type = isShop(point) ? 'pickup' : 'thirdparty';
  const known = cart.groups.find((group) => group.type === type && group.point_id === point.id);
  return known ?? addGroup({ type, point_id: point.id, city_id: point.cityId });
}

/** The cart's first group that a courier of a kind brings to a city, made if there is none or a new one is wanted. */
export function ensureDeliveryGroup(
  { cart, addGroup }: OpenCart,
  cityId: number,
  kind: DeliveryKind,
  isNew = false,
): GroupRow {
  const known = cart.groups.find(({ type, city_id }) => type === kind && city_id === cityId);
  return known && !isNew ? known : addGroup({ type: kind, point_id: null, city_id: cityId });
}

/** Whether more pieces are in a point's group than fit into it. */
export const isOverfull = (
  { id, point_id }: Pick<GroupRow, 'id' | 'point_id'>,
  { lines, points }: Pick<PricedCart, 'lines' | 'points'>,
): boolean => {
  const capacity = points.get(point_id ?? '')?.capacity ?? null;
  return capacity !== null && linesOf(lines, id).length > capacity;
};

/** Pieces that came into a group which cannot get them wait for a way of their own. */
export function releaseLost(open: OpenCart, ids: readonly string[]): void {
  const { cart } = open;
  const supplied = supplyPieces(cart.lines, cart);
  const full = new Set(cart.groups.filter((group) => isOverfull(group, cart)).map(({ id }) => id));
  const lost = cart.lines.filter(
    ({ id, group_id }) => group_id !== null && ids.includes(id) && (!supplied.has(id) || full.has(group_id)),
  );
  open.changePieces(
    lost.map(({ id }) => id),
    { group_id: null },
  );
}

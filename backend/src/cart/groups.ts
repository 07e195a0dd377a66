import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { GroupRow, LineRow } from './cart-content.ts';
import type { OpenCart } from './open-cart.ts';
import { supplyPieces } from './priced-cart.ts';
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

/** The cart's group of a shop, made if there is none. */
export function ensurePickupGroup({ cart, addGroup }: OpenCart, point: PickupPoint): GroupRow {
  const known = cart.groups.find(({ type, point_id }) => type === 'pickup' && point_id === point.id);
  return known ?? addGroup({ type: 'pickup', point_id: point.id, city_id: point.cityId });
}

/** The cart's first group that a courier brings to a city, made if there is none or a new one is wanted. */
export function ensureDeliveryGroup({ cart, addGroup }: OpenCart, cityId: number, isNew = false): GroupRow {
  const known = cart.groups.find(({ type, city_id }) => type === 'delivery' && city_id === cityId);
  return known && !isNew ? known : addGroup({ type: 'delivery', point_id: null, city_id: cityId });
}

import type { RefusalOf } from '@rukav/contract';
import type { DeliveryKind } from '@rukav/contract/cart/methods.ts';
import type { checkout } from '@rukav/contract/cart/checkout-calls.ts';
import { linesOf, livingGroups, methodsOf, sellableCards } from '../cart/index.ts';
import type { CartState, GroupRow, LineRow, PricedCart } from '../cart/index.ts';

/** What checkout refuses by itself. */
export type CheckoutRefusal = RefusalOf<typeof checkout>;

/** Most pieces that one checkout orders. */
export const mostPieces = 200;

/** What it means that the seen version is not the version of the cart that is there, by the state of the seen one. */
export function refusalOfState(
  state: CartState | undefined,
  seen: number,
  current: number | undefined,
): CheckoutRefusal {
  if (state === 'issued') return 'basket_issued';
  if (state === 'cancelled') return 'basket_cancelled';
  if (state === 'left' || state === 'saved') return 'basket_left';
  if (current === undefined) return 'basket_not_found';
  return seen > current ? 'illegal_state' : 'irrelevant_version';
}

/** The pieces that are no longer what the seen version says of them. */
export interface Outdated {
  price: readonly LineRow[];
  availability: readonly LineRow[];
}

/** Why a cart is not ordered, and the lines that this is about; none where it is about the whole cart. */
export interface Obstacle {
  code: CheckoutRefusal;
  lines: readonly LineRow[];
}

const about = (code: CheckoutRefusal, lines: readonly LineRow[] = []): Obstacle => ({ code, lines });

function obstacleOfLines(cart: PricedCart, outdated: Outdated): Obstacle | undefined {
  const { lines } = cart;
  const cards = sellableCards(cart).length;
  if (lines.length + cart.giftCards.length === 0) return about('lines_not_found');
  if (lines.length > mostPieces) return about('too_many_lines');
  if (outdated.price.length > 0) return about('prices_outdated', outdated.price);
  if (outdated.availability.length > 0) return about('sold_out', outdated.availability);
  return cards > 0 || lines.some(({ is_available }) => is_available) ? undefined : about('no_orders', lines);
}

/** What a group needs to know of the world to be ordered. */
export interface GroupWorld {
  /** Ids of the shops and partners' points that hand orders over now, each under the type of its group. */
  openPoints: Readonly<Record<'pickup' | 'thirdparty', ReadonlySet<string>>>;
  /** Whether more is in a point's group than fits into it. */
  isOverfull: (group: GroupRow) => boolean;
  /** Cities of the visitor's country that are known. */
  cities: ReadonlyMap<number, unknown>;
  /** Whether couriers of a kind go to a city. */
  isDelivered: (kind: DeliveryKind, cityId: number) => boolean;
  /** Whether a courier still comes at the group's day and hours. */
  isIntervalOffered: (group: GroupRow) => boolean;
}

function refusalOfPoint(
  type: 'pickup' | 'thirdparty',
  group: GroupRow,
  world: GroupWorld,
): CheckoutRefusal | undefined {
  if (group.point_id === null) return 'shipping_group_type_error';
  if (!world.openPoints[type].has(group.point_id)) return 'pickup_point_not_found';
  return world.isOverfull(group) ? 'unsupported_obtaining_method' : undefined;
}

function refusalOfDelivery(
  kind: DeliveryKind,
  group: GroupRow,
  world: GroupWorld,
): CheckoutRefusal | undefined {
  if (group.point_id !== null) return 'shipping_group_type_error';
  if (!world.cities.has(group.city_id)) return 'no_territory';
  if (!world.isDelivered(kind, group.city_id)) return 'unsupported_obtaining_method';
  if (!group.address) return 'address_required';
  return world.isIntervalOffered(group) ? undefined : 'delivery_interval_unavailable';
}

function obstacleOfGroups(cart: PricedCart, world: GroupWorld): Obstacle | undefined {
  const open = linesOf(cart.lines, null);
  if (open.length > 0) return about('obtaining_method_required', open);
  for (const group of livingGroups(cart)) {
    const { type } = group;
    const refusal =
      type === 'pickup' || type === 'thirdparty'
        ? refusalOfPoint(type, group, world)
        : refusalOfDelivery(type, group, world);
    if (refusal) return about(refusal, linesOf(cart.lines, group.id));
  }
  return undefined;
}

function obstacleOfPeople(cart: PricedCart): Obstacle | undefined {
  const { full_name, phone, email, payment_method } = cart.cart;
  if (!full_name || !phone || !email) return about('contact_required');
  const isPaid = methodsOf(cart).some((method) => method === payment_method);
  return isPaid ? undefined : about('payment_method_required');
}

/** The first thing that stands in the way of ordering a cart, in the order in which a shopper fills it. */
export const obstacleOf = (cart: PricedCart, outdated: Outdated, world: GroupWorld): Obstacle | undefined =>
  obstacleOfLines(cart, outdated) ?? obstacleOfGroups(cart, world) ?? obstacleOfPeople(cart);

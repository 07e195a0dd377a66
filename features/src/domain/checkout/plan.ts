import { limits } from '@rukav/contract';
import type { Cart, StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import type { DeliveryKind } from '@rukav/contract/cart/methods.ts';
import { orderableLineIds } from '../cart/index.ts';
import { isSelling, isShop } from '../obtaining/index.ts';
import type { CheckoutDraft, PointType, Rest } from './draft.ts';
import { priceAt } from './things.ts';

/** Where the lines of the cart are, as far as it is known. */
export interface Whereabouts {
  /** The points of the city, shops of ours and partners'; null until the list has come. */
  stores: readonly StoreWithCommunication[] | null;
  /** The lines that the warehouse has; null until it is known. */
  warehouseLineIds: readonly string[] | null;
  /** The lines that express can be collected for from the city's shops; null until it is known. */
  expressLineIds: readonly string[] | null;
}

/** Which line ids go which way. */
export interface Plan {
  /** One entry a point, in the order in which they were chosen. */
  pickups: readonly { type: PointType; pickupId: string; lineIds: readonly string[] }[];
  delivery: readonly string[];
  express: readonly string[];
  deleted: readonly string[];
  /** Lines that no way chosen so far has. Empty while nothing is chosen. */
  open: readonly string[];
  /** The lines that each entry of the draft's `rests` is asked about. */
  asked: readonly (readonly string[])[];
}

/** What of the draft says how things are obtained. */
export type Choice = Pick<CheckoutDraft, 'method' | 'pickupId' | 'partnerId' | 'apart' | 'rests'>;

/** A plan of nothing. */
export const noPlan: Plan = { pickups: [], delivery: [], express: [], deleted: [], open: [], asked: [] };

/** The first way, with what it leaves for others; null while nothing is chosen. */
function firstWay({ method, pickupId, partnerId, apart }: Choice): Rest | null {
  if (method === null) return null;
  if (method === 'delivery' || method === 'express_delivery') return { way: method, apart };
  const id = method === 'pickup' ? pickupId : partnerId;
  return id === null ? null : { way: method, pickupId: id, apart };
}

/** The ways in the order in which they take lines. */
function waysOf(choice: Choice): readonly Rest[] {
  const first = firstWay(choice);
  return first === null ? [] : [first, ...choice.rests];
}

/** Pieces of one place. A piece of a size stands for any other of it; without a list there is enough of everything. */
function shelfOf(lineIds: readonly string[] | null, skuOf: (lineId: string) => string) {
  const left = new Map<string, number>();
  for (const id of lineIds ?? []) left.set(skuOf(id), (left.get(skuOf(id)) ?? 0) + 1);
  return (lineId: string): boolean => {
    if (lineIds === null) return true;
    const sku = skuOf(lineId);
    const count = left.get(sku) ?? 0;
    left.set(sku, count - 1);
    return count > 0;
  };
}

/** What a size of a line is: by its id. */
export function skusOf(cart: Cart): (lineId: string) => string {
  const skus = new Map(cart.lines.flatMap((line) => line.lineIds.map((id) => [id, line.skuId] as const)));
  return (lineId) => skus.get(lineId) ?? '';
}

/** Gives pieces to ways, each way what is left by those before it, as the server does. */
function createTaker(cart: Cart, { stores, warehouseLineIds, expressLineIds }: Whereabouts) {
  const skuOf = skusOf(cart);
  const warehouse = shelfOf(warehouseLineIds, skuOf);
  const express = shelfOf(expressLineIds, skuOf);
  const shelves = new Map<string, ReturnType<typeof shelfOf>>();

  const takeAt = (pickupId: string | null, lineIds: readonly string[]): readonly string[] => {
    if (pickupId === null) return [];
    if (stores === null) return lineIds;
    const store = stores.find(({ point }) => point.id === pickupId);
    if (!store || !isSelling(store.point)) return [];
    // A city has hundreds of points, and a plan a few.
    const here = shelves.get(pickupId) ?? shelfOf(store.hereLineIds, skuOf);
    shelves.set(pickupId, here);
    let room = store.point.capacity ?? Infinity;
    return lineIds.filter((id) => room > 0 && (here(id) || warehouse(id)) && room-- > 0);
  };

  return (way: Rest, lineIds: readonly string[]): readonly string[] => {
    if (way.way === 'delete') return lineIds;
    const wanted = lineIds.filter((id) => !way.apart?.includes(skuOf(id)));
    if (way.way === 'delivery') return wanted.filter(warehouse);
    if (way.way === 'express_delivery') return wanted.filter(express);
    return takeAt(way.pickupId, wanted);
  };
}

const without = (lineIds: readonly string[], taken: readonly string[]) =>
  lineIds.filter((id) => !taken.includes(id));

const listOf = { delivery: 'delivery', express_delivery: 'express', delete: 'deleted' } as const;

function withTaken(plan: Plan, way: Rest, lineIds: readonly string[]): Plan {
  const open = without(plan.open, lineIds);
  if (lineIds.length === 0) return { ...plan, open };
  if (way.way === 'delete' || way.way === 'delivery' || way.way === 'express_delivery') {
    const list = listOf[way.way];
    return { ...plan, open, [list]: [...plan[list], ...lineIds] };
  }
  const { way: type, pickupId } = way;
  if (pickupId === null) return plan;
  const others = plan.pickups.filter((one) => one.pickupId !== pickupId);
  const before = plan.pickups.find((one) => one.pickupId === pickupId)?.lineIds ?? [];
  return { ...plan, open, pickups: [...others, { type, pickupId, lineIds: [...before, ...lineIds] }] };
}

/** What the draft makes of the cart: what is collected where, what couriers bring, what is given up, what is open. */
export function planOf(choice: Choice, cart: Cart, whereabouts: Whereabouts): Plan {
  const ways = waysOf(choice);
  if (ways.length === 0) return noPlan;
  const take = createTaker(cart, whereabouts);
  return ways.reduce<Plan>(
    (plan, way, place) => {
      const asked = place > 0 ? [...plan.asked, plan.open] : plan.asked;
      return withTaken({ ...plan, asked }, way, take(way, plan.open));
    },
    { ...noPlan, open: orderableLineIds(cart) },
  );
}

/** What one more way would take of the lines that are open. */
export const wouldTake = (
  way: Rest,
  lineIds: readonly string[],
  choice: Choice,
  cart: Cart,
  whereabouts: Whereabouts,
): readonly string[] =>
  without(lineIds, planOf({ ...choice, rests: [...choice.rests, way] }, cart, whereabouts).open);

/**
 * The points of a type that can hand over some of the lines which a number of the draft's `rests` left, each with what it
 * has of them. What hangs in a shop can be collected sooner than what the warehouse sends there.
 */
export function shopsForRest(
  lineIds: readonly string[],
  choice: Choice,
  cart: Cart,
  whereabouts: Whereabouts,
  type: PointType = 'pickup',
): readonly StoreWithCommunication[] {
  const isOfType = (store: StoreWithCommunication) => isShop(store.point) === (type === 'pickup');
  return (whereabouts.stores ?? [])
    .filter(isOfType)
    .map((store) => {
      const way = { way: type, pickupId: store.point.id } as const;
      const taken = wouldTake(way, lineIds, choice, cart, whereabouts);
      const isAllHere = taken.every((id) => store.hereLineIds.includes(id));
      return {
        ...store,
        availableFrom: isAllHere ? store.hereFrom : store.availableFrom,
        price: priceAt(store, cart, taken),
        availableLineIds: [...taken],
        unavailableLineIds: [...without(lineIds, taken)],
      };
    })
    .filter(({ availableLineIds }) => availableLineIds.length > 0);
}

/** Whether a courier of a kind is among the ways. */
export const hasCourier = ({ method, rests }: Pick<Choice, 'method' | 'rests'>, kind: DeliveryKind) =>
  method === kind || rests.some(({ way }) => way === kind);

/** Whether an address is needed. */
export const needsCourier = (choice: Pick<Choice, 'method' | 'rests'>) =>
  hasCourier(choice, 'delivery') || hasCourier(choice, 'express_delivery');

/** Whether the order is collected in as many shops of ours as it may be: five. */
export const isShopCapReached = (choice: Choice): boolean =>
  new Set(waysOf(choice).flatMap((way) => (way.way === 'pickup' ? (way.pickupId ?? []) : []))).size >=
  limits.pickupShops;

import type { Cart, StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import { orderableLineIds } from '../cart/index.ts';
import type { CheckoutDraft, Rest } from './draft.ts';

/** Where the lines of the cart are, as far as it is known. */
export interface Whereabouts {
  /** The shops of the city; null until the list has come. */
  stores: readonly StoreWithCommunication[] | null;
  /** The lines that the warehouse has; null until it is known. */
  warehouseLineIds: readonly string[] | null;
}

/** Which line ids go which way. */
export interface Plan {
  /** One entry a shop, in the order in which they were chosen. */
  pickups: readonly { pickupId: string; lineIds: readonly string[] }[];
  delivery: readonly string[];
  deleted: readonly string[];
  /** Lines that no way chosen so far has. Empty while nothing is chosen. */
  open: readonly string[];
  /** The lines that each entry of the draft's `rests` is asked about. */
  asked: readonly (readonly string[])[];
}

type Choice = Pick<CheckoutDraft, 'method' | 'pickupId' | 'rests'>;
type Way = Rest | { way: 'delivery' };

/** A plan of nothing. */
export const noPlan: Plan = { pickups: [], delivery: [], deleted: [], open: [], asked: [] };

/** The ways in the order in which they take lines. */
function waysOf({ method, pickupId, rests }: Choice): readonly Way[] {
  if (method === null) return [];
  if (method === 'delivery') return [{ way: 'delivery' }, ...rests];
  return pickupId === null ? [] : [{ way: 'pickup', pickupId }, ...rests];
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

/** Gives pieces to ways, each way what is left by those before it, as the server does. */
function createTaker(cart: Cart, { stores, warehouseLineIds }: Whereabouts) {
  const skus = new Map(cart.lines.flatMap((line) => line.lineIds.map((id) => [id, line.skuId] as const)));
  const skuOf = (lineId: string) => skus.get(lineId) ?? '';
  const warehouse = shelfOf(warehouseLineIds, skuOf);
  const shelves = new Map(stores?.map(({ point, hereLineIds }) => [point.id, shelfOf(hereLineIds, skuOf)]));
  const hangsIn = (pickupId: string | null) => (lineId: string) =>
    pickupId !== null && (shelves.get(pickupId)?.(lineId) ?? false);

  return (way: Way, lineIds: readonly string[]): readonly string[] => {
    if (way.way === 'delete') return lineIds;
    if (way.way === 'delivery') return lineIds.filter(warehouse);
    if (stores === null) return way.pickupId === null ? [] : lineIds;
    const here = hangsIn(way.pickupId);
    const isListed = way.pickupId !== null && shelves.has(way.pickupId);
    return isListed ? lineIds.filter((id) => here(id) || warehouse(id)) : [];
  };
}

const without = (lineIds: readonly string[], taken: readonly string[]) =>
  lineIds.filter((id) => !taken.includes(id));

function withTaken(plan: Plan, way: Way, lineIds: readonly string[]): Plan {
  const open = without(plan.open, lineIds);
  if (lineIds.length === 0) return { ...plan, open };
  if (way.way === 'delete') return { ...plan, open, deleted: lineIds };
  if (way.way === 'delivery') return { ...plan, open, delivery: lineIds };
  const { pickupId } = way;
  if (pickupId === null) return plan;
  const others = plan.pickups.filter((one) => one.pickupId !== pickupId);
  const before = plan.pickups.find((one) => one.pickupId === pickupId)?.lineIds ?? [];
  return { ...plan, open, pickups: [...others, { pickupId, lineIds: [...before, ...lineIds] }] };
}

/** What the draft makes of the cart: what is collected where, what a courier brings, what is given up, what is open. */
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

/**
 * The shops that have some of the lines which a number of the draft's `rests` left, each with what it has of them. The
 * first way has taken what the warehouse has of them, so they can be collected when what hangs in the shop can.
 */
export function shopsForRest(
  lineIds: readonly string[],
  choice: Choice,
  cart: Cart,
  whereabouts: Whereabouts,
): readonly StoreWithCommunication[] {
  return (whereabouts.stores ?? [])
    .map((store) => {
      const rest: Rest = { way: 'pickup', pickupId: store.point.id };
      const { open } = planOf({ ...choice, rests: [...choice.rests, rest] }, cart, whereabouts);
      return {
        ...store,
        availableFrom: store.hereFrom,
        availableLineIds: without(lineIds, open),
        unavailableLineIds: lineIds.filter((id) => open.includes(id)),
      };
    })
    .filter(({ availableLineIds }) => availableLineIds.length > 0);
}

/** Whether a courier is needed. */
export const needsCourier = ({ method }: Choice) => method === 'delivery';

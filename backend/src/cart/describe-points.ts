import type { pointFilters, StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CountryCity } from '../geography/index.ts';
import { isHandingOver, isSelling, isShop, loadPointsOf } from '../points/index.ts';
import { freeStock, warehouse } from './allocation.ts';
import { couldComeFrom, partition } from './asked-lines.ts';
import type { LineRow } from './cart-content.ts';
import { pickupDayAt, pointPrice } from './obtaining.ts';
import { sumOf, type PricedCart } from './priced-cart.ts';
import { loadStock } from './supply.ts';

/** What a list of points is narrowed by. */
export type PointFilter = (typeof pointFilters)[number];

type Passes = (point: PickupPoint) => boolean;

const kinds: Partial<Record<PointFilter, Passes>> = {
  shops: isShop,
  pickup_points: ({ type }) => type === 'pvz',
  parcel_lockers: ({ type }) => type === 'postamat',
  post_offices: ({ type }) => type === 'post',
};

const demands: Partial<Record<PointFilter, Passes>> = {
  has_fitting: ({ services }) => services.includes('has_fitting'),
  card_only: ({ services }) => services.includes('card_only') || services.includes('cash_and_card'),
  no_prepayment: ({ needPrepay }) => !needPrepay,
  no_qr_code: ({ services }) => !services.includes('has_qr_code'),
};

/** Whether a point is of one of the kinds that are asked for, if any is, and has everything that is demanded. */
export function passes(point: PickupPoint, filters: readonly PointFilter[]): boolean {
  const ofKind = filters.flatMap((filter) => kinds[filter] ?? []);
  const demanded = filters.flatMap((filter) => demands[filter] ?? []);
  return (ofKind.length === 0 || ofKind.some((isOf) => isOf(point))) && demanded.every((has) => has(point));
}

/** The first pieces that fit into a point. */
const fitting = (given: ReadonlyMap<string, string>, { capacity }: PickupPoint) =>
  capacity === null ? given : new Map([...given].slice(0, capacity));

/** Most of the lines first, then the soonest, then by name. */
const byUse = (one: StoreWithCommunication, other: StoreWithCommunication): number =>
  other.availableLineIds.length - one.availableLineIds.length ||
  one.availableFrom.localeCompare(other.availableFrom) ||
  one.point.name.localeCompare(other.point.name, 'ru') ||
  one.point.id.localeCompare(other.point.id);

/** The points of a city that pass some filters, each with what it can hand over of some lines, and when. */
export async function describePoints(
  db: Kysely<Database>,
  cart: PricedCart,
  asked: readonly LineRow[],
  city: CountryCity,
  filters: readonly PointFilter[],
): Promise<StoreWithCommunication[]> {
  const { context } = cart;
  const points = (await loadPointsOf(db, city.id, context.language)).filter((point) =>
    passes(point, filters),
  );
  const shops = points.filter(isSelling).map(({ id }) => id);
  const places = [...shops, ...cart.cityPlaces, ...[...cart.groupPlaces.values()].flat(), warehouse];
  const skuIds = cart.lines.map(({ sku_id }) => sku_id);
  const here = { ...cart, free: freeStock(await loadStock(db, skuIds, places)) };
  const brought = couldComeFrom(here, asked, [warehouse]);

  const givenAt = (point: PickupPoint): ReadonlyMap<string, string> => {
    if (isSelling(point)) return couldComeFrom(here, asked, [point.id, warehouse]);
    return isHandingOver(point) ? fitting(brought, point) : new Map();
  };
  return points
    .map((point) => {
      const given = givenAt(point);
      const from = (froms: Iterable<string>) => pickupDayAt(point, city, froms, context.now);
      const had = asked.filter(({ id }) => given.has(id));
      return {
        point,
        ...partition(asked, given),
        hereLineIds: had.filter(({ id }) => given.get(id) === point.id).map(({ id }) => id),
        availableFrom: from(given.values()),
        hereFrom: from([point.id]),
        price: pointPrice(point, sumOf(had, cart), context),
        fee: pointPrice(point, 0, context),
      };
    })
    .toSorted(byUse);
}

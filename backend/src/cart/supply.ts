import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { findCityOf, type CountryCity } from '../geography/index.ts';
import { loadPoints, sellingPointIds, sellingPointsOf } from '../points/index.ts';
import { freeIn, freeStock, warehouse } from './allocation.ts';
import type { CartContent, GroupRow } from './cart-repository.ts';
import { loadGoods } from './goods-repository.ts';
import { couriersGoTo } from './obtaining.ts';
import type { CartContext, Supply } from './priced-cart.ts';

/** Where the pieces of a group may come from: a shop's own first, else what the warehouse brings there. */
export const placesOfGroup = ({ type, point_id }: Pick<GroupRow, 'type' | 'point_id'>): string[] =>
  type === 'pickup' && point_id !== null ? [point_id, warehouse] : [warehouse];

/** Every place that some groups get their pieces from. */
export const groupPlacesOf = (groups: readonly GroupRow[]): string[] => [
  ...new Set(groups.flatMap(placesOfGroup)),
];

/** Rows of stock that have something free. */
export const loadStock = (db: Kysely<Database>, skuIds: readonly string[], placeIds: readonly string[]) =>
  skuIds.length === 0 || placeIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('stock')
        .select(['sku_id', 'place_id', 'free'])
        .where('sku_id', 'in', [...new Set(skuIds)])
        .where('place_id', 'in', [...new Set(placeIds)])
        .where('free', '>', 0)
        .execute();

async function citiesOf(
  db: Kysely<Database>,
  groups: readonly GroupRow[],
  context: CartContext,
): Promise<Map<number, CountryCity>> {
  const ids = [...new Set(groups.map(({ city_id }) => city_id))];
  const cities = await Promise.all(ids.map((id) => findCityOf(db, id, context)));
  return new Map(cities.flatMap((city) => (city ? [[city.id, city]] : [])));
}

/** Which of some sizes the warehouse or a shop of the country has. */
async function skusOfCountry(
  db: Kysely<Database>,
  skuIds: readonly string[],
  { country }: CartContext,
): Promise<Set<string>> {
  if (skuIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('stock')
    .select('sku_id')
    .distinct()
    .where('sku_id', 'in', skuIds)
    .where('free', '>', 0)
    .where(({ eb, or }) =>
      or([eb('place_id', '=', warehouse), eb('place_id', 'in', sellingPointIds(db, country))]),
    )
    .execute();
  return new Set(rows.map(({ sku_id }) => sku_id));
}

/** Everything that the pieces of a cart can be had from, as it is now. */
export async function loadSupply(
  db: Kysely<Database>,
  { groups, lines }: Pick<CartContent, 'groups' | 'lines'>,
  context: CartContext,
): Promise<Supply> {
  const city = await findCityOf(db, context.cityId, context);
  const shops = (await sellingPointsOf(db, context.cityId)).map(({ id }) => id);
  const isServed = couriersGoTo(city) || shops.length > 0;
  const cityPlaces = isServed ? [...shops, warehouse] : shops;
  const pointIds = groups.flatMap(({ point_id }) => (point_id === null ? [] : [point_id]));
  const skuIds = [...new Set(lines.map(({ sku_id }) => sku_id))];
  const goods = await loadGoods(db, skuIds, context.currency);

  const siblings = [...goods.values()].flatMap(({ sizes }) => sizes.map(({ skuId }) => skuId));
  const stock = await loadStock(db, siblings, [...cityPlaces, ...groupPlacesOf(groups)]);
  const free = freeStock(stock);
  const lacking = skuIds.filter((skuId) => freeIn(skuId, cityPlaces, free) === 0);
  return {
    goods,
    cityPlaces,
    points: await loadPoints(db, pointIds, context.language),
    cities: await citiesOf(db, groups, context),
    free,
    inOtherCities: await skusOfCountry(db, lacking, context),
    groupPlaces: new Map(groups.map((group) => [group.id, placesOfGroup(group)])),
  };
}

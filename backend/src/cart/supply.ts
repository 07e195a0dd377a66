import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { sellingPointIds } from '../points/index.ts';
import { loadOffers, type CartOffers } from '../promotions/index.ts';
import { freeStock, warehouse, type FreeStock } from './allocation.ts';
import type { CartContent, GroupRow, Needed } from './cart-content.ts';
import type { CartContext } from './cart-context.ts';
import type { Goods } from './goods.ts';
import { loadGoods } from './goods-repository.ts';
import { couriersGoTo, expressShops } from './obtaining.ts';

/**
 * Where the pieces of a group may come from: a shop's own first, else what the warehouse brings there; with express, what
 * hangs in the city's shops.
 */
export function placesOfGroup(
  { type, point_id, city_id }: Pick<GroupRow, 'type' | 'point_id' | 'city_id'>,
  context: Pick<CartContext, 'city'>,
): readonly string[] {
  if (type === 'express_delivery') return expressShops(city_id, context);
  return type === 'pickup' && point_id !== null ? [point_id, warehouse] : [warehouse];
}

/** Every place that some groups get their pieces from. */
export const groupPlacesOf = (groups: readonly GroupRow[], context: Pick<CartContext, 'city'>): string[] => [
  ...new Set(groups.flatMap((group) => placesOfGroup(group, context))),
];

/** Places that the visitor's city can get things from: its shops and, where couriers go, the warehouse. */
export function placesOfCity({ city }: Pick<CartContext, 'city'>): string[] {
  const isServed = city.shopIds.length > 0 || couriersGoTo(city);
  return isServed ? [...city.shopIds, warehouse] : [];
}

const freeRows = (db: Kysely<Database>, skuIds: readonly string[]) =>
  db
    .selectFrom('stock')
    .where('sku_id', 'in', [...new Set(skuIds)])
    .where('free', '>', 0);

/** Rows of stock that have something free. */
export const loadStock = (db: Kysely<Database>, skuIds: readonly string[], placeIds: readonly string[]) =>
  skuIds.length === 0 || placeIds.length === 0
    ? Promise.resolve([])
    : freeRows(db, skuIds)
        .select(['sku_id', 'place_id', 'free'])
        .where('place_id', 'in', [...new Set(placeIds)])
        .execute();

/** What the catalogue and the stock say of the sizes of a cart. */
export interface Supply {
  goods: ReadonlyMap<string, Goods>;
  free: FreeStock;
  /** Sizes that the warehouse or a shop of the country has. */
  inCountry: ReadonlySet<string>;
  offers: CartOffers;
}

/** Stands for "somewhere in the country" in place of the id of a place. */
const somewhere = '';

/** Reads goods, offers and stock for the pieces of a cart and for what else is needed, as they are now: three statements. */
export async function loadSupply(
  db: Kysely<Database>,
  { cart, groups, lines }: CartContent,
  context: CartContext,
  { skuIds = [], pointIds = [], promoCodes = [] }: Needed = {},
): Promise<Supply> {
  const wanted = [...new Set([...lines.map(({ sku_id }) => sku_id), ...skuIds])];
  const { currency, now } = context;
  const accountId = context.hasPersonalPrices ? cart.account_id : null;
  const goods = await loadGoods(db, wanted, { currency, accountId, now });
  const siblings = [...goods.values()].flatMap(({ sizes, colors }) =>
    [...sizes, ...colors].map(({ skuId }) => skuId),
  );
  const offers = await loadOffers(db, {
    ...context,
    cityId: context.city.id,
    accountId: cart.account_id,
    skuIds: wanted,
    codes: [...cart.promo_codes, ...promoCodes],
  });
  if (siblings.length === 0) return { goods, offers, free: freeStock([]), inCountry: new Set() };

  const places = [...placesOfCity(context), ...groupPlacesOf(groups, context), ...pointIds, warehouse];
  const rows = await freeRows(db, siblings)
    .select(['sku_id', 'place_id', 'free'])
    .where('place_id', 'in', [...new Set(places)])
    .unionAll(
      freeRows(db, wanted)
        .select(['sku_id', sql.lit(somewhere).as('place_id'), sql<number>`1`.as('free')])
        .distinct()
        .where(({ eb, or }) =>
          or([eb('place_id', '=', warehouse), eb('place_id', 'in', sellingPointIds(db, context.country))]),
        ),
    )
    .execute();
  const inCountry = rows.filter(({ place_id }) => place_id === somewhere);
  return {
    goods,
    offers,
    free: freeStock(rows.filter(({ place_id }) => place_id !== somewhere)),
    inCountry: new Set(inCountry.map(({ sku_id }) => sku_id)),
  };
}

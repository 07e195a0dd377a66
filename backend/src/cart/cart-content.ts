import type { Kysely, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { Database } from '../database/schema.ts';
import { selectCountryCity, toCountryCity, type CountryCity } from '../geography/index.ts';
import { isValidPoint, selectPoints, toPoint } from '../points/index.ts';
import type { CartContext } from './cart-context.ts';
import type { CartRow } from './cart-repository.ts';
import type { CartGiftCardTable, CartGroupTable, CartLineTable } from './tables.ts';

export type GroupRow = Selectable<CartGroupTable>;
export type LineRow = Selectable<CartLineTable>;
export type GiftCardOfCart = Selectable<CartGiftCardTable>;

/** Everything of one cart: pieces and gift cards oldest first. */
export interface CartContent {
  cart: CartRow;
  groups: readonly GroupRow[];
  lines: readonly LineRow[];
  giftCards: readonly GiftCardOfCart[];
}

/** Points and cities that a cart's groups are obtained at, or may be. */
export interface Whereabouts {
  points: ReadonlyMap<string, PickupPoint>;
  /** Only those of the visitor's country. */
  cities: ReadonlyMap<number, CountryCity>;
}

/** What a change will need besides what the cart holds already. */
export interface Needed {
  skuIds?: readonly string[];
  pointIds?: readonly string[];
  cityIds?: readonly number[];
  promoCodes?: readonly string[];
}

/** Reads a cart's groups, pieces and gift cards in one statement, with the points and cities that they name or that are needed. */
export async function loadContent(
  db: Kysely<Database>,
  cart: CartRow,
  { country, language }: Pick<CartContext, 'country' | 'language'>,
  { pointIds = [], cityIds = [] }: Needed = {},
): Promise<CartContent & Whereabouts> {
  const groups = db.selectFrom('cart_group').selectAll().where('cart_id', '=', cart.id);
  const named = groups.clearSelect();
  const lines = db.selectFrom('cart_line').selectAll().where('cart_id', '=', cart.id);
  const giftCards = db.selectFrom('cart_gift_card').selectAll().where('cart_id', '=', cart.id);
  const points = selectPoints(db).where((eb) =>
    eb.or([
      eb('point.id', 'in', named.select('point_id')),
      ...(pointIds.length > 0 ? [eb('point.id', 'in', pointIds)] : []),
    ]),
  );
  const cities = selectCountryCity(db)
    .where('country', '=', country)
    .where((eb) =>
      eb.or([
        eb('city.id', 'in', named.select('city_id')),
        ...(cityIds.length > 0 ? [eb('city.id', 'in', cityIds)] : []),
        ...(pointIds.length > 0
          ? [eb('city.id', 'in', eb.selectFrom('point').select('city_id').where('id', 'in', pointIds))]
          : []),
      ]),
    );
  const row = await db
    .selectNoFrom([
      jsonArrayFrom(groups.orderBy('created_at').orderBy('id')).as('groups'),
      jsonArrayFrom(lines.orderBy('place')).as('lines'),
      jsonArrayFrom(giftCards.orderBy('place')).as('gift_cards'),
      jsonArrayFrom(points).as('points'),
      jsonArrayFrom(cities).as('cities'),
    ])
    .executeTakeFirstOrThrow();
  return {
    cart,
    groups: row.groups.map((group) => ({ ...group, created_at: new Date(group.created_at) })),
    lines: row.lines.map((line) => ({ ...line, added_at: new Date(line.added_at) })),
    giftCards: row.gift_cards.map((card) => ({
      ...card,
      send_at: card.send_at === null ? null : new Date(card.send_at),
      added_at: new Date(card.added_at),
    })),
    points: new Map(row.points.filter(isValidPoint).map((point) => [point.id, toPoint(point, language)])),
    cities: new Map(row.cities.map((city) => [city.id, toCountryCity(city, language)])),
  };
}

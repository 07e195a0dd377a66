import { addProducts } from '@rukav/contract/cart/calls.ts';
import {
  setContact,
  setDelivery,
  setPaymentMethod,
  setShippingGroup,
} from '@rukav/contract/cart/checkout-calls.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { checkout } from '@rukav/contract/cart/checkout-calls.ts';
import { summaryOf } from '@rukav/contract/cart/order-changes.ts';
import type { Cart, OrderSummary } from '@rukav/contract/cart/schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Visitor } from '../http/test-visitor.ts';
import type { AddressStreet } from '../geography/index.ts';
import { createCart } from './index.ts';

const street = (id: string, lat: number): AddressStreet => ({
  id,
  name: { ru: 'Лесная', kk: 'Орман' },
  type: { ru: 'улица', kk: 'көшесі' },
  geoPoint: { lat, lon: 37 },
});
const streets = [street('moscow-1', 55.1), street('moscow-far', 55.9)];

/** The cart of the test store, whose streets `moscow-…` are in Moscow: `moscow-far` where no courier goes, but for house 1. */
export const cart = createCart({
  cityOf: (streetId) => (streetId.startsWith('moscow-') ? cities.moscow : undefined),
  street: async (_, streetId) => streets.find(({ id }) => id === streetId),
  houses: async (_, streetId) =>
    streetId === 'moscow-far' ? [{ house: '1', houseBlock: null, geoPoint: { lat: 55.2, lon: 37 } }] : [],
});

/** Cities of the test store; couriers do not go to the village. */
export const cities = { moscow: 524901, kazan: 551487, almaty: 1526384, village: 7 } as const;

const daily = Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' }));

async function addPlaces(db: Kysely<Database>): Promise<void> {
  const city = (id: number, name: string, country: 'RU' | 'KZ', timeZone: string, population: number) => ({
    id,
    name_ru: name,
    name_kk: `${name} (қаз.)`,
    region_ru: '',
    region_kk: '',
    country,
    time_zone: timeZone,
    lat: id === cities.village ? 58 : 55,
    lon: 37,
    population,
  });
  await db
    .insertInto('city')
    .values([
      city(cities.moscow, 'Москва', 'RU', 'Europe/Moscow', 12_000_000),
      city(cities.kazan, 'Казань', 'RU', 'Europe/Moscow', 1_300_000),
      city(cities.almaty, 'Алматы', 'KZ', 'Asia/Almaty', 2_000_000),
      city(cities.village, 'Выселки', 'RU', 'Europe/Moscow', 300),
    ])
    .execute();
  const point = (id: string, cityId: number, more: object = {}) => ({
    id,
    type: 'store' as const,
    shop_number: '1',
    name_ru: `Магазин ${id}`,
    name_kk: `${id} дүкені`,
    city_id: cityId,
    address_ru: 'ул. Арбат, 1',
    address_kk: 'Арбат к-сі, 1',
    lat: 55,
    lon: 37,
    work_hours: JSON.stringify(daily),
    phone: '+78000000000',
    format: 'standard' as const,
    services: ['has_fitting' as const, 'cash_and_card' as const],
    need_prepay: false,
    capacity: null,
    shop_now_status: 'IS_OPEN' as const,
    metro_ru: null,
    metro_kk: null,
    route_ru: null,
    route_kk: null,
    ...more,
  });
  await db
    .insertInto('point')
    .values([
      point('arbat', cities.moscow),
      point('tverskaya', cities.moscow, { services: ['cash_only', 'has_qr_code'] }),
      point('closed', cities.moscow, { shop_now_status: 'NOT_SALE' }),
      point('kazan1', cities.kazan),
      point('almaty1', cities.almaty),
      point('step1', cities.moscow, { type: 'pvz' }),
      point('locker1', cities.moscow, { type: 'postamat', services: ['card_only'], capacity: 2 }),
      point('post101', cities.moscow, { type: 'post', need_prepay: true }),
      point('fulllocker', cities.moscow, { type: 'postamat', shop_now_status: 'NOT_SALE' }),
    ])
    .execute();
}

async function addGoods(db: Kysely<Database>): Promise<void> {
  const picture = JSON.stringify({ code: 'dress', alt: { ru: 'Платье', kk: 'Көйлек' }, colour: '#9b2c2c' });
  await sql`insert into category values (1, null, 'zhenschiny', 'Женщины', 'Әйелдер', 'women', 0, 'list', ${picture}::jsonb)`.execute(
    db,
  );
  await sql`insert into model (id, slug, category_id, gender, name_ru, name_kk, description_ru, description_kk,
      composition_ru, composition_kk, composition_codes, characteristics, care, collections, size_table, rating_count,
      popularity, created_at)
    values ('m1', 'plate', 1, 'women', 'Платье', 'Көйлек', '', '', '', '', '{}', '[]', '[]', '{}',
      '{"measures":[],"rows":[]}', 0, 1,
      '2026-01-01')`.execute(db);
  await sql`insert into product values
    ('p1', 'm1', '1001', 'вишнёвый', 'шие түсті', '#9b2c2c', 'red', 0, ${`[${picture}]`}::jsonb, 299900, 199900, 1499000, null, '{}'),
    ('p2', 'm1', '1002', 'синий', 'көк', '#00f', 'blue', 1, ${`[${picture}]`}::jsonb, 99900, null, 499000, null, '{}')`.execute(
    db,
  );
  await db
    .insertInto('sku')
    .values([
      { id: 'p1-42', product_id: 'p1', code: '2000000000001', size: '42', size_order: 1 },
      { id: 'p1-44', product_id: 'p1', code: '2000000000002', size: '44', size_order: 2 },
      { id: 'p1-46', product_id: 'p1', code: '2000000000003', size: '46', size_order: 3 },
      { id: 'p2-42', product_id: 'p2', code: '2000000000004', size: '42', size_order: 1 },
    ])
    .execute();
}

/** Sets how many pieces of a size a place has. */
export const setStock = async (
  db: Kysely<Database>,
  skuId: string,
  placeId: string,
  free: number,
): Promise<void> => {
  await db
    .insertInto('stock')
    .values({ sku_id: skuId, place_id: placeId, free })
    .onConflict((conflict) => conflict.columns(['sku_id', 'place_id']).doUpdateSet({ free, reserved: 0 }))
    .execute();
};

/** What the warehouse has of a size. */
export const inWarehouse = (db: Kysely<Database>, skuId = 'p1-42') =>
  db
    .selectFrom('stock')
    .select(['free', 'reserved'])
    .where('sku_id', '=', skuId)
    .where('place_id', '=', 'delivery')
    .executeTakeFirstOrThrow();

/** What each place has of a size. */
export const stockOf = (db: Kysely<Database>, skuId: string) =>
  db
    .selectFrom('stock')
    .select(['place_id', 'free', 'reserved'])
    .where('sku_id', '=', skuId)
    .orderBy('place_id')
    .execute();

/** Puts the stock back: ten of p1-42 in the warehouse and one in a shop, two of p1-44, none of p1-46, a hundred of p2-42. */
export async function restock(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('stock').execute();
  await setStock(db, 'p1-42', 'delivery', 10);
  await setStock(db, 'p1-42', 'arbat', 1);
  await setStock(db, 'p1-44', 'delivery', 2);
  await setStock(db, 'p2-42', 'delivery', 100);
}

/** A small store: four sizes of two products, five shops, four cities. */
export async function openStore(db: Kysely<Database>): Promise<void> {
  await addPlaces(db);
  await addGoods(db);
  await restock(db);
}

/** Puts pieces into a visitor's cart. */
export const add = (visitor: Visitor, skuId: string, quantity = 1, more: object = {}) =>
  visitor.call(addProducts, { body: { items: [{ skuId, quantity }], ...more } });

/** Ids of all pieces of a visitor's cart. */
export const lineIds = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.call(getCart)).body.cart.lines.flatMap((line) => line.lineIds);

/** A recipient; a phone of its own keeps accounts, mailboxes and what either may order apart. */
export const contact = (phone = '+79161234567') => ({
  fullName: 'Ольга Ёлкина-Ли',
  phone,
  email: `olga${phone.slice(1)}@example.com`,
});

/** An address that a courier finds. */
export const address = {
  cityId: cities.moscow,
  city: 'Москва',
  street: 'Льва Толстого',
  streetType: 'ул.',
  house: '16',
  houseBlock: 'А',
  apartment: '5',
};

/** What a courier is asked for: tomorrow by the test clock, a Wednesday. */
export const byCourier = {
  address,
  date: '2026-03-04',
  interval: { from: '10:00', to: '14:00' },
  comment: 'Позвоните',
};

/** Carts as they were answered last, by visitor and version: what a shopper has on screen. */
const shownCarts = new WeakMap<Visitor, Map<number, Cart>>();

/** Remembers a cart as the one that the visitor has on screen. */
export function show(visitor: Visitor, cart: Cart): Cart {
  const known = shownCarts.get(visitor) ?? new Map<number, Cart>();
  shownCarts.set(visitor, known.set(cart.version, cart));
  return cart;
}

/** Returns what a visitor has on screen of a version; the cart of now where nothing was remembered. */
export async function shownOf(visitor: Visitor, version: number): Promise<OrderSummary> {
  const known = shownCarts.get(visitor)?.get(version);
  return summaryOf(known ?? show(visitor, (await visitor.call(getCart)).body.cart));
}

/** Fills a cart up to the moment before checkout, and answers its version. */
export async function readyCart(
  visitor: Visitor,
  { skuId = 'p1-42', quantity = 1, by = 'delivery' as 'delivery' | 'pickup', phone = '+79161234567' } = {},
): Promise<number> {
  await add(visitor, skuId, quantity);
  const ids = await lineIds(visitor);
  if (by === 'delivery') await visitor.call(setDelivery, { body: { lineIds: ids, ...byCourier } });
  else
    await visitor.call(setShippingGroup, {
      body: { lineIds: ids, shippingGroupType: 'pickup', pickupId: 'arbat', cityId: cities.moscow },
    });
  await visitor.call(setContact, { body: contact(phone) });
  const { body } = await visitor.call(setPaymentMethod, { body: { paymentMethod: 'cash' } });
  return show(visitor, body.cart).version;
}

/** Sends the cart off. */
export async function submit(
  visitor: Visitor,
  version: number,
  {
    key = crypto.randomUUID() as string,
    mailing = false,
    shown,
  }: { key?: string; mailing?: boolean; shown?: OrderSummary } = {},
) {
  const seen = shown ?? (await shownOf(visitor, version));
  const agreement = { rules: true, personalData: true, mailing };
  return visitor.call(checkout, {
    body: { version, shown: seen, agreement },
    headers: { 'idempotency-key': key },
  });
}

import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Gender } from '../database/columns.ts';
import { createMemorySearch } from '../search/index.ts';
import { createCatalogue } from './index.ts';
import type { CategoryTable } from './tables.ts';

/** The catalogue as the store has it by default. */
export const catalogue = createCatalogue(createMemorySearch());

/** Free pieces of a size by place: a shop's id or `delivery`. */
export type Pieces = Record<string, number>;

/** One colour of a model; what a test does not say is ordinary. */
export interface ColourOf {
  id: string;
  family?: string;
  name?: string;
  /** RUB, minor units; KZT is five times as much. */
  price?: number;
  discount?: number | null;
  markers?: string[];
  sizes?: Record<string, Pieces>;
}

export interface ModelOf {
  id: string;
  name?: string;
  nameKk?: string;
  /** Ids of the test's categories; the first is its own. */
  categories?: number[];
  gender?: Gender;
  collections?: string[];
  compositions?: string[];
  popularity?: number;
  createdAt?: string;
  colours: ColourOf[];
}

/** Ids of the test store's cities. */
export const cities = { moscow: 524901, kazan: 551487, almaty: 1526384 } as const;

const picture = (code: string) => ({ code, alt: { ru: 'Снимок', kk: 'Сурет' }, colour: '#9b2c2c' });
const json = (value: unknown) => JSON.stringify(value);

const category = (
  id: number,
  url: string,
  name: string,
  more: Partial<Insertable<CategoryTable>> = {},
): Insertable<CategoryTable> => ({
  id,
  parent_id: null,
  url,
  name_ru: name,
  name_kk: `${name} (қаз.)`,
  gender: 'women',
  position: id,
  kind: 'list',
  picture: json(picture('category')),
  ...more,
});

/** Two roots; below the first a list of everything, dresses and skirts. */
export const categories = [
  category(1, 'zhenschiny', 'Женщинам', { kind: 'branch' }),
  category(2, 'zhenschiny/vse', 'Всё', { parent_id: 1, kind: 'all' }),
  category(3, 'zhenschiny/platya', 'Платья', { parent_id: 1 }),
  category(4, 'zhenschiny/yubki', 'Юбки', { parent_id: 1 }),
  category(5, 'muzhchiny', 'Мужчинам', { kind: 'branch', gender: 'men' }),
  category(6, 'muzhchiny/vse', 'Всё', { parent_id: 5, kind: 'all', gender: 'men' }),
];

const captions = [
  ['color', 'red', 'Красный', 'Қызыл', '#b3202c'],
  ['color', 'blue', 'Синий', 'Көк', '#1f3a93'],
  ['color', 'green', 'Зелёный', 'Жасыл', '#2e7d32'],
  ['collection', 'summer', 'Лето', 'Жаз', null],
  ['collection', 'basic', 'База', 'Негізгі', null],
  ['composition', 'linen', 'Лён', 'Зығыр', null],
  ['composition', 'wool', 'Шерсть', 'Жүн', null],
  ['marker', 'new', 'Новинка', 'Жаңа', null],
] as const;

const daily = Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' }));

/** Writes three cities, and shops `arbat`, `tverskaya` and `closed` in Moscow, `kazan1` and `almaty1` in the others. */
export async function openPlaces(db: Kysely<Database>): Promise<void> {
  const city = (id: number, name: string, more: object = {}) => ({
    id,
    name_ru: name,
    name_kk: `${name} (қаз.)`,
    region_ru: `${name}, область`,
    region_kk: `${name} облысы`,
    country: 'RU' as const,
    time_zone: 'Europe/Moscow',
    lat: 55.75,
    lon: 37.62,
    population: 12_000_000,
    ...more,
  });
  const almaty = {
    country: 'KZ' as const,
    time_zone: 'Asia/Almaty',
    lat: 43.25,
    lon: 76.92,
    population: 2_000_000,
  };
  await db
    .insertInto('city')
    .values([
      city(cities.moscow, 'Москва'),
      city(cities.kazan, 'Казань', { lat: 55.79, lon: 49.12, population: 1_300_000 }),
      city(cities.almaty, 'Алматы', almaty),
    ])
    .execute();
  const point = (id: string, cityId: number, more: object = {}) => ({
    id,
    type: 'store' as const,
    shop_number: id,
    name_ru: `Магазин ${id}`,
    name_kk: `${id} дүкені`,
    city_id: cityId,
    address_ru: 'ул. Арбат, 1',
    address_kk: 'Арбат к-сі, 1',
    lat: 55.75,
    lon: 37.6,
    work_hours: json(daily),
    phone: '+78000000000',
    format: 'standard' as const,
    services: ['has_fitting' as const],
    need_prepay: false,
    shop_now_status: 'IS_OPEN' as const,
    metro_ru: null,
    metro_kk: null,
    route_ru: null,
    route_kk: null,
    changed_at: null,
    ...more,
  });
  await db
    .insertInto('point')
    .values([
      point('arbat', cities.moscow),
      point('tverskaya', cities.moscow, { lat: 55.77 }),
      point('closed', cities.moscow, { shop_now_status: 'NOT_SALE', lat: 55.9 }),
      point('kazan1', cities.kazan, { lat: 55.79, lon: 49.12 }),
      point('almaty1', cities.almaty, { lat: 43.25, lon: 76.92 }),
    ])
    .execute();
}

async function addModel(db: Kysely<Database>, model: ModelOf): Promise<void> {
  const { id, name = 'Платье', nameKk = 'Көйлек', categories: [own = 3, ...others] = [3, 2] } = model;
  await db
    .insertInto('model')
    .values({
      id,
      slug: id,
      category_id: own,
      gender: model.gender ?? 'women',
      name_ru: name,
      name_kk: nameKk,
      description_ru: 'Описание.',
      description_kk: 'Сипаттама.',
      composition_ru: '100 % лён',
      composition_kk: '100 % зығыр',
      composition_codes: model.compositions ?? ['linen'],
      characteristics: json([{ name: { ru: 'Крой', kk: 'Пішім' }, value: { ru: 'Прямой', kk: 'Түзу' } }]),
      care: json([{ code: 'wash_30', text: { ru: 'Стирка при 30 °C', kk: '30 °C-та жуу' } }]),
      collections: model.collections ?? ['basic'],
      size_table: json({ measures: [{ ru: 'Грудь', kk: 'Кеуде' }], rows: [{ size: '42', values: ['84'] }] }),
      note_ru: null,
      note_kk: null,
      rating_average: 4.5,
      rating_count: 8,
      popularity: model.popularity ?? 1,
      created_at: new Date(model.createdAt ?? '2026-01-01'),
    })
    .execute();
  await db
    .insertInto('model_category')
    .values([own, ...others].map((category_id) => ({ model_id: id, category_id })))
    .execute();
  for (const [position, colour] of model.colours.entries()) await addColour(db, id, colour, position);
}

async function addColour(db: Kysely<Database>, modelId: string, colour: ColourOf, position: number) {
  const { id, family = 'red', price = 300_000, discount = null, sizes = { 42: { delivery: 1 } } } = colour;
  await db
    .insertInto('product')
    .values({
      id,
      model_id: modelId,
      code: `code-${id}`,
      color_ru: colour.name ?? 'вишнёвый',
      color_kk: 'шие түсті',
      color_hex: family === 'blue' ? '#1f3a93' : '#9b2c2c',
      color_family: family,
      position,
      pictures: json([picture(`${id}-front`), picture(`${id}-back`)]),
      base_price_rub: price,
      discount_price_rub: discount,
      base_price_kzt: price * 5,
      discount_price_kzt: discount === null ? null : discount * 5,
      markers: colour.markers ?? [],
      changed_at: null,
    })
    .execute();
  for (const [size, pieces] of Object.entries(sizes)) {
    const sku = `${id}-${size}`;
    await db
      .insertInto('sku')
      .values({ id: sku, product_id: id, code: sku, size, size_order: Number(size), changed_at: null })
      .execute();
    for (const [place_id, free] of Object.entries(pieces)) {
      await db.insertInto('stock').values({ sku_id: sku, place_id, free }).execute();
    }
  }
}

/** Fills an empty database with the test's models beside its categories, captions, cities and shops. */
export async function openCatalogue(db: Kysely<Database>, models: readonly ModelOf[]): Promise<void> {
  await openPlaces(db);
  await db.insertInto('category').values(categories).execute();
  await db
    .insertInto('caption')
    .values(captions.map(([kind, code, ru, kk, hex], position) => ({ kind, code, ru, kk, hex, position })))
    .execute();
  for (const model of models) await addModel(db, model);
}

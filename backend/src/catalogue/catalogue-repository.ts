import type { Country, Currency } from '@rukav/contract';
import { currencies, currency as currencyOf } from '@rukav/contract/locale.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countriesOfShops } from '../points/index.ts';
import { withoutCycles } from './category-cycles.ts';
import { givingWay, type GiveWay } from './giving-way.ts';
import type { Caption, CatalogueIndex, ListedCategory, ListedModel, ListedProduct } from './listed.ts';
import { priceColumns } from './price-columns.ts';
import { isValidCategory, isValidModel, isValidProduct, isValidSku } from './row-checks.ts';
import { readShopCities } from './shop-cities.ts';
import { captionKinds, type CaptionKind } from './tables.ts';

/** Sizes of a product that listings know: one bit of a mask each. */
const mostSizes = 31;

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const codeOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

async function readCategories(db: Kysely<Database>): Promise<Map<number, ListedCategory>> {
  const found = await db.selectFrom('category').selectAll().orderBy('position').execute();
  const rows = withoutCycles(found.filter(isValidCategory));
  const children = Map.groupBy(rows, ({ parent_id }) => parent_id);
  // What lists a whole root is narrowed to what stands beside it.
  const offersOf = ({ id, kind, parent_id }: (typeof rows)[number]) =>
    (children.get(kind === 'all' ? parent_id : id) ?? [])
      .filter((one) => one.kind !== 'all')
      .map((one) => [codeOf(one.url), one.id] as const);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        parentId: row.parent_id,
        url: row.url,
        code: codeOf(row.url),
        name: { ru: row.name_ru, kk: row.name_kk },
        gender: row.gender,
        kind: row.kind,
        picture: row.picture,
        children: (children.get(row.id) ?? []).map(({ id }) => id),
        offers: new Map(offersOf(row)),
      },
    ]),
  );
}

async function readCaptions(db: Kysely<Database>): Promise<CatalogueIndex['captions']> {
  const rows = await db.selectFrom('caption').selectAll().orderBy('position').execute();
  const of = (kind: CaptionKind): Caption[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ code, ru, kk, hex }) => ({ code, caption: { ru, kk }, hex }));
  return Object.fromEntries(captionKinds.map((kind) => [kind, of(kind)])) as Record<CaptionKind, Caption[]>;
}

/** Sizes that are free, by place: one row a place keeps 160,000 small rows off the wire. */
const readStock = (db: Kysely<Database>) =>
  sql<{ place_id: string; skus: string }>`
    select place_id, string_agg(sku_id, ',') as skus from stock where free > 0 group by place_id
  `.execute(db);

/** Sizes whose delivery began or ended, and when. */
const readTurns = (db: Kysely<Database>) =>
  db.selectFrom('stock').select(['sku_id', 'changed_at']).where('changed_at', 'is not', null).execute();

const readModels = (db: Kysely<Database>) =>
  db
    .selectFrom('model')
    .select([
      'id',
      'slug',
      'name_ru',
      'name_kk',
      'gender',
      'collections',
      'composition_codes',
      'rating_average',
      'rating_count',
      'popularity',
      'created_at',
      'changed_at',
    ])
    .select((model) =>
      model
        .selectFrom('model_category')
        .select((listed) => listed.fn.agg<number[]>('array_agg', [listed.ref('category_id')]).as('ids'))
        .whereRef('model_id', '=', 'model.id')
        .as('category_ids'),
    )
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute();

const readProducts = (db: Kysely<Database>) =>
  db
    .selectFrom('product')
    .select(['id', 'model_id', 'code', 'color_ru', 'color_kk', 'color_hex', 'color_family'])
    .select(['position', 'pictures', 'markers', 'changed_at'])
    .select(priceColumns)
    .orderBy('model_id')
    .orderBy('position')
    .execute();

/** The last of some moments, ms since the epoch. */
const latest = (moments: readonly (Date | null)[]) =>
  moments.reduce((last, moment) => Math.max(last, moment?.getTime() ?? 0), 0);

interface SizeBit {
  product: ListedProduct;
  bit: number;
}

/** Who can have what a place has, by the currency they pay in: everybody what is delivered, a country what hangs in its shops. */
function currenciesAt(placeId: string, shops: ReadonlyMap<string, Country>): readonly Currency[] {
  if (placeId === 'delivery') return currencies;
  const country = shops.get(placeId);
  return country ? [currencyOf(country)] : [];
}

/** Tells products what is free of their sizes. What hangs where nothing is sold cannot be had. */
async function fillStock(
  places: ReadonlyMap<string, SizeBit>,
  stock: { place_id: string; skus: string }[],
  sellingShops: ReadonlyMap<string, Country>,
  giveWay: GiveWay,
) {
  for (const { place_id, skus } of stock) {
    await giveWay();
    const buyers = currenciesAt(place_id, sellingShops);
    if (buyers.length === 0) continue;
    for (const skuId of skus.split(',')) {
      const place = places.get(skuId);
      if (!place) continue;
      const known = place.product.stock as Writable<ListedProduct['stock']>;
      for (const one of buyers) known.anywhere[one] |= place.bit;
      if (place_id === 'delivery') known.delivery |= place.bit;
      else {
        const shops = known.shops as Map<string, number>;
        shops.set(place_id, (shops.get(place_id) ?? 0) | place.bit);
      }
    }
  }
}

/**
 * Reads the whole catalogue with what is in stock now; rows that no page can show are left out. It is some hundred
 * milliseconds of work, during which others are answered.
 */
export async function readCatalogue(db: Kysely<Database>): Promise<CatalogueIndex> {
  const [categories, captions, modelRows, productRows, skuRows, stock, turns, sellingShops, shopCities] =
    await Promise.all([
      readCategories(db),
      readCaptions(db),
      readModels(db),
      readProducts(db),
      db
        .selectFrom('sku')
        .select(['id', 'product_id', 'size', 'size_order', 'changed_at'])
        .orderBy('size_order')
        .execute(),
      readStock(db),
      readTurns(db),
      countriesOfShops(db),
      readShopCities(db),
    ]);

  const giveWay = givingWay();
  const skusOf = Map.groupBy(skuRows, ({ product_id }) => product_id);
  const productsOf = Map.groupBy(productRows, ({ model_id }) => model_id);
  const turned = new Map(turns.map(({ sku_id, changed_at }) => [sku_id, changed_at]));
  const models = new Map<string, ListedModel>();
  const products = new Map<string, ListedProduct>();
  const places = new Map<string, SizeBit>();

  for (const row of modelRows) {
    await giveWay();
    if (!isValidModel(row)) continue;
    const model: Writable<ListedModel> = {
      id: row.id,
      slug: row.slug,
      name: { ru: row.name_ru, kk: row.name_kk },
      gender: row.gender,
      categoryIds: row.category_ids ?? [],
      collections: row.collections,
      compositions: row.composition_codes,
      rating: row.rating_average === null ? null : { average: row.rating_average, count: row.rating_count },
      popularity: row.popularity,
      createdAt: row.created_at.getTime(),
      products: [],
    };
    const valid = (productsOf.get(row.id) ?? []).filter(isValidProduct);
    model.products = valid.map((one): ListedProduct => {
      const skus = (skusOf.get(one.id) ?? []).filter(isValidSku).slice(0, mostSizes);
      const product: ListedProduct = {
        id: one.id,
        model,
        color: { ru: one.color_ru, kk: one.color_kk },
        hex: one.color_hex,
        family: one.color_family,
        position: one.position,
        code: one.code,
        pictures: one.pictures,
        price: {
          RUB: { base: one.base_price_rub, discount: one.discount_price_rub },
          KZT: { base: one.base_price_kzt, discount: one.discount_price_kzt },
        },
        markers: one.markers,
        sizes: skus.map(({ size }) => size),
        stock: { delivery: 0, shops: new Map(), anywhere: { RUB: 0, KZT: 0 } },
        changedAt: latest([
          row.created_at,
          row.changed_at,
          one.changed_at,
          ...skus.flatMap(({ id, changed_at }) => [changed_at, turned.get(id) ?? null]),
        ]),
      };
      for (const [index, { id }] of skus.entries()) places.set(id, { product, bit: 1 << index });
      products.set(product.id, product);
      return product;
    });
    models.set(model.id, model);
  }
  await fillStock(places, stock.rows, sellingShops, giveWay);

  const listed = Map.groupBy(
    [...models.values()].flatMap((model) => model.categoryIds.map((id) => ({ id, model }))),
    ({ id }) => id,
  );
  return {
    categories,
    captions,
    models,
    products,
    categoryByUrl: new Map([...categories.values()].map((category) => [category.url, category])),
    modelsOf: (id) => (listed.get(id) ?? []).map(({ model }) => model),
    shopCities,
    sizeRank: new Map(skuRows.map(({ size, size_order }) => [size, size_order])),
  };
}

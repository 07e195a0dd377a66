import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import {
  demoBanners,
  demoCatalogue,
  demoCities,
  demoContentPages,
  demoMainPages,
  demoSeed,
  demoStock,
  demoStores,
  type DemoCatalogue,
} from './index.ts';

/** Rows that one statement writes: PostgreSQL takes 65,535 parameters. */
const parameters = 60_000;

async function write<Table extends keyof Database & string>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length || 1;
  const step = Math.floor(parameters / width);
  for (let from = 0; from < rows.length; from += step) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + step) as never)
      .execute();
  }
}

const json = (value: unknown) => JSON.stringify(value);

async function writePlaces(trx: Transaction<Database>): Promise<void> {
  await write(
    trx,
    'city',
    demoCities().map(({ id, name, region, country, timeZone, lat, lon, population }) => ({
      id,
      name_ru: name.ru,
      name_kk: name.kk,
      region_ru: region.ru,
      region_kk: region.kk,
      country,
      time_zone: timeZone,
      lat,
      lon,
      population,
    })),
  );
  await write(
    trx,
    'point',
    demoStores().map((store) => ({
      id: store.id,
      type: store.type,
      shop_number: store.shopNumber,
      name_ru: store.name.ru,
      name_kk: store.name.kk,
      city_id: store.cityId,
      address_ru: store.address.ru,
      address_kk: store.address.kk,
      lat: store.lat,
      lon: store.lon,
      work_hours: json(store.workHours),
      phone: store.phone,
      format: store.format,
      services: store.services as never,
      need_prepay: store.needPrepay,
      shop_now_status: store.shopNowStatus,
      metro_ru: store.metro?.ru ?? null,
      metro_kk: store.metro?.kk ?? null,
      route_ru: store.route?.ru ?? null,
      route_kk: store.route?.kk ?? null,
    })),
  );
}

async function writeContent(trx: Transaction<Database>): Promise<void> {
  await write(
    trx,
    'content_page',
    demoContentPages().map(({ url, title, html, updated }) => ({
      url,
      title_ru: title.ru,
      title_kk: title.kk,
      html_ru: html.ru,
      html_kk: html.kk,
      updated,
    })),
  );
  await write(
    trx,
    'banner',
    demoBanners(demoSeed).map(({ slot, gender, title, text, button, url, mobile, desktop }) => ({
      slot,
      gender,
      url,
      words: json({ title, text, button }),
      mobile: json(mobile),
      desktop: json(desktop),
    })),
  );
  await write(
    trx,
    'main_page',
    demoMainPages().map(({ gender, title, blocks }) => ({
      gender,
      title_ru: title.ru,
      title_kk: title.kk,
      blocks: json(blocks),
    })),
  );
}

async function writeCaptions(trx: Transaction<Database>, catalogue: DemoCatalogue): Promise<void> {
  const kinds = {
    collection: catalogue.collections,
    marker: catalogue.markers,
    composition: catalogue.compositions,
    color: catalogue.colourFamilies,
  } as const;
  for (const [kind, rows] of Object.entries(kinds) as [
    keyof typeof kinds,
    DemoCatalogue['colourFamilies'],
  ][]) {
    await write(
      trx,
      'caption',
      rows.map(({ code, caption, hex }, position) => ({
        kind,
        code,
        ru: caption.ru,
        kk: caption.kk,
        hex: hex ?? null,
        position,
      })),
    );
  }
}

async function writeModels(trx: Transaction<Database>, catalogue: DemoCatalogue): Promise<void> {
  await write(
    trx,
    'category',
    catalogue.categories.map(({ id, parentId, url, name, gender, position, kind, picture }) => ({
      id,
      parent_id: parentId,
      url,
      name_ru: name.ru,
      name_kk: name.kk,
      gender,
      position,
      kind,
      picture: json(picture),
    })),
  );
  await write(
    trx,
    'model',
    catalogue.models.map((model) => ({
      id: model.id,
      slug: model.slug,
      category_id: model.categoryId,
      gender: model.gender,
      name_ru: model.name.ru,
      name_kk: model.name.kk,
      description_ru: model.description.ru,
      description_kk: model.description.kk,
      composition_ru: model.composition.ru,
      composition_kk: model.composition.kk,
      composition_codes: model.compositionCodes,
      characteristics: json(model.characteristics),
      care: json(model.care),
      collections: model.collections,
      size_table: json(model.sizeTable),
      note_ru: model.modelNote?.ru ?? null,
      note_kk: model.modelNote?.kk ?? null,
      rating_average: model.rating?.average ?? null,
      rating_count: model.rating?.count ?? 0,
      popularity: model.popularity,
      created_at: new Date(model.createdAt),
      words_ru: '',
      words_kk: '',
    })),
  );
  await write(
    trx,
    'model_category',
    catalogue.models.flatMap(({ id, categoryIds }) =>
      categoryIds.map((category_id) => ({ model_id: id, category_id })),
    ),
  );
}

async function writeProducts(trx: Transaction<Database>, catalogue: DemoCatalogue): Promise<void> {
  await write(
    trx,
    'product',
    catalogue.products.map(({ id, modelId, code, colour, position, pictures, price, markers }) => ({
      id,
      model_id: modelId,
      code,
      color_ru: colour.name.ru,
      color_kk: colour.name.kk,
      color_hex: colour.hex,
      color_family: colour.family,
      position,
      pictures: json(pictures),
      base_price_rub: price.RUB.base,
      discount_price_rub: price.RUB.discount,
      base_price_kzt: price.KZT.base,
      discount_price_kzt: price.KZT.discount,
      markers,
    })),
  );
  await write(
    trx,
    'sku',
    catalogue.skus.map(({ id, productId, code, size, sizePosition }) => ({
      id,
      product_id: productId,
      code,
      size,
      size_order: sizePosition,
    })),
  );
  await write(
    trx,
    'kit',
    catalogue.kits.map(({ id, name }) => ({ id, name_ru: name.ru, name_kk: name.kk })),
  );
  await write(
    trx,
    'kit_product',
    catalogue.kits.flatMap(({ id, productIds }) =>
      productIds.map((product_id, position) => ({ kit_id: id, product_id, position })),
    ),
  );
}

/** Words by which models are found: names weigh most, then colours and categories, then composition and description. */
export const indexWords = (db: Kysely<Database>) =>
  sql`
    update model set
      words_ru = setweight(to_tsvector('russian', name_ru), 'A')
        || setweight(to_tsvector('russian', coalesce(more.ru, '')), 'B')
        || setweight(to_tsvector('russian', composition_ru || ' ' || description_ru), 'C'),
      words_kk = setweight(to_tsvector('simple', name_kk), 'A')
        || setweight(to_tsvector('simple', coalesce(more.kk, '')), 'B')
        || setweight(to_tsvector('simple', composition_kk || ' ' || description_kk), 'C')
    from (
      select m.id,
        string_agg(distinct p.color_ru, ' ') || ' ' || string_agg(distinct c.name_ru, ' ') || ' ' || string_agg(distinct p.code, ' ') as ru,
        string_agg(distinct p.color_kk, ' ') || ' ' || string_agg(distinct c.name_kk, ' ') || ' ' || string_agg(distinct p.code, ' ') as kk
      from model m
      join product p on p.model_id = m.id
      join model_category mc on mc.model_id = m.id
      join category c on c.id = mc.category_id
      group by m.id
    ) more
    where more.id = model.id
  `.execute(db);

/** Writes the demo data into an empty database and says how far it is; does nothing when there are models already. */
export async function seedDemo(
  db: Kysely<Database>,
  { now, say }: { now: Date; say: (sentence: string) => void },
): Promise<void> {
  if (await db.selectFrom('model').select('id').limit(1).executeTakeFirst()) return;
  const begun = performance.now();
  say('Making the demo catalogue.');
  const catalogue = demoCatalogue({ seed: demoSeed, now });
  const stores = demoStores();
  const stock = demoStock(catalogue, stores);

  await transaction(db, async (trx) => {
    say(`Writing ${demoCities().length} cities and ${stores.length} shops.`);
    await writePlaces(trx);
    await writeContent(trx);
    say(`Writing ${catalogue.models.length} models in ${catalogue.products.length} colours.`);
    await writeCaptions(trx, catalogue);
    await writeModels(trx, catalogue);
    await writeProducts(trx, catalogue);
    await indexWords(trx);
    say(`Writing ${stock.length} places where sizes hang.`);
    await write(
      trx,
      'stock',
      stock.map(({ skuId, storeId, quantity }) => ({
        sku_id: skuId,
        place_id: storeId ?? 'delivery',
        free: quantity,
      })),
    );
  });
  await sql`analyze`.execute(db);
  say(`The demo catalogue is ready after ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

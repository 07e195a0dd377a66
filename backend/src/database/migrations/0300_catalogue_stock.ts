import { sql, type Kysely } from 'kysely';

const statements = [
  `create table category (
    id integer primary key,
    parent_id integer references category,
    url text not null unique,
    name_ru text not null,
    name_kk text not null,
    gender text not null,
    position integer not null,
    kind text not null,
    picture jsonb not null
  )`,
  // Captions of codes: collections, markers, materials, families of colour.
  `create table caption (
    kind text not null,
    code text not null,
    ru text not null,
    kk text not null,
    hex text,
    position integer not null,
    primary key (kind, code)
  )`,
  `create table model (
    id text primary key,
    slug text not null,
    category_id integer not null references category,
    gender text not null,
    name_ru text not null,
    name_kk text not null,
    description_ru text not null,
    description_kk text not null,
    composition_ru text not null,
    composition_kk text not null,
    composition_codes text[] not null,
    characteristics jsonb not null,
    care jsonb not null,
    collections text[] not null,
    size_table jsonb not null,
    note_ru text,
    note_kk text,
    rating_average real,
    rating_count integer not null,
    popularity integer not null,
    created_at timestamptz not null,
    words_ru tsvector not null,
    words_kk tsvector not null
  )`,
  `create index model_words_ru on model using gin (words_ru)`,
  `create index model_words_kk on model using gin (words_kk)`,
  `create table model_category (
    model_id text not null references model,
    category_id integer not null references category,
    primary key (category_id, model_id)
  )`,
  // A product of the requirements: one colour of a model. Prices are minor units.
  `create table product (
    id text primary key,
    model_id text not null references model,
    code text not null unique,
    color_ru text not null,
    color_kk text not null,
    color_hex text not null,
    color_family text not null,
    position integer not null,
    pictures jsonb not null,
    base_price_rub bigint not null check (base_price_rub > 0),
    discount_price_rub bigint check (discount_price_rub > 0 and discount_price_rub < base_price_rub),
    base_price_kzt bigint not null check (base_price_kzt > 0),
    discount_price_kzt bigint check (discount_price_kzt > 0 and discount_price_kzt < base_price_kzt),
    markers text[] not null
  )`,
  `create index product_of_model on product (model_id, position)`,
  `create table sku (
    id text primary key,
    product_id text not null references product,
    code text not null unique,
    size text not null,
    size_order integer not null
  )`,
  `create index sku_of_product on sku (product_id, size_order)`,
  // Pieces in a place: a shop's id, or 'delivery', the warehouse that couriers deliver from.
  `create table stock (
    sku_id text not null references sku,
    place_id text not null,
    free integer not null check (free >= 0),
    reserved integer not null default 0 check (reserved >= 0),
    primary key (sku_id, place_id)
  )`,
  `create index stock_in_place on stock (place_id, sku_id) where free > 0`,
  `create table kit (
    id text primary key,
    name_ru text not null,
    name_kk text not null
  )`,
  `create table kit_product (
    kit_id text not null references kit,
    product_id text not null references product,
    position integer not null,
    primary key (kit_id, product_id)
  )`,
  `create index kit_of_product on kit_product (product_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `create table city (
    id integer primary key,
    name_ru text not null,
    name_kk text not null,
    region_ru text not null,
    region_kk text not null,
    country text not null,
    time_zone text not null,
    lat double precision not null,
    lon double precision not null,
    population integer not null
  )`,
  `create index city_by_size on city (country, population desc)`,

  `create table point (
    id text primary key check (id ~ '^[a-z0-9]+$'),
    type text not null,
    shop_number text not null,
    name_ru text not null,
    name_kk text not null,
    city_id integer not null references city,
    address_ru text not null,
    address_kk text not null,
    lat double precision not null,
    lon double precision not null,
    work_hours jsonb not null,
    phone text not null,
    format text not null,
    services text[] not null,
    need_prepay boolean not null,
    shop_now_status text not null,
    metro_ru text,
    metro_kk text,
    route_ru text,
    route_kk text
  )`,
  `create index point_of_city on point (city_id)`,

  `create table content_page (
    url text primary key,
    title_ru text not null,
    title_kk text not null,
    html_ru text not null,
    html_kk text not null,
    updated date not null
  )`,
  `create table banner (
    slot text primary key,
    gender text,
    url text not null,
    words jsonb not null,
    mobile jsonb not null,
    desktop jsonb not null
  )`,
  `create table main_page (
    gender text primary key,
    title_ru text not null,
    title_kk text not null,
    blocks jsonb not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

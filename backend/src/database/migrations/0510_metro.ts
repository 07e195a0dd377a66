import { sql, type Kysely } from 'kysely';

const statements = [
  `create table metro_station (
    id text primary key,
    city_id integer not null references city,
    name_ru text not null,
    name_kk text not null,
    line_ru text not null,
    line_kk text not null,
    lat double precision not null,
    lon double precision not null
  )`,
  `create index metro_station_of_city on metro_station (city_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

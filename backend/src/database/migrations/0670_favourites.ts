import { sql, type Kysely } from 'kysely';

const statements = [
  `create table favourite_product (
    account_id uuid not null references account on delete cascade,
    product_id text not null,
    place bigint generated always as identity,
    price_rub integer not null,
    price_kzt integer not null,
    size_count integer not null,
    told_price integer,
    added_at timestamptz not null,
    primary key (account_id, product_id)
  )`,
  `create index favourite_product_of on favourite_product (product_id)`,
  `create table favourite_store (
    account_id uuid not null references account on delete cascade,
    point_id text not null references point on delete cascade,
    place bigint generated always as identity,
    added_at timestamptz not null,
    primary key (account_id, point_id)
  )`,
];

/** Favourite products, with what they cost and how many sizes they had then, and favourite shops. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

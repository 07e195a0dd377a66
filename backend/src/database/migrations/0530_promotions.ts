import { sql, type Kysely } from 'kysely';

const statements = [
  `create table promotion (
    id text primary key,
    name_ru text not null,
    name_kk text not null,
    percent smallint not null check (percent between 1 and 99),
    country text,
    city_ids integer[],
    category_ids integer[] not null default '{}',
    product_ids text[] not null default '{}',
    is_kit boolean not null default false,
    from_pieces smallint not null default 1 check (from_pieces > 0),
    is_full_price_only boolean not null default false,
    position integer not null default 0,
    starts_at timestamptz not null,
    ends_at timestamptz
  )`,
  `create table promo_code (
    code text primary key check (code = upper(code)),
    percent smallint not null check (percent between 1 and 99),
    country text,
    city_ids integer[],
    from_sum_rub bigint,
    from_sum_kzt bigint,
    is_once boolean not null default false,
    is_with_promotions boolean not null default true,
    is_full_price_only boolean not null default false,
    is_paused boolean not null default false,
    most_uses integer check (most_uses > 0),
    uses integer not null default 0 check (uses >= 0 and (most_uses is null or uses <= most_uses)),
    starts_at timestamptz not null,
    ends_at timestamptz
  )`,
  `create table promo_use (
    code text not null references promo_code,
    cart_id uuid not null references cart,
    account_id uuid not null,
    used_at timestamptz not null,
    primary key (code, cart_id)
  )`,
  `create index promo_use_account on promo_use (account_id, code)`,
  `create index promo_use_cart on promo_use (cart_id)`,
  `alter table cart
    add column promo_codes text[] not null default '{}',
    add column applies_promotions boolean not null default true`,
];

/** Promotions and promo codes, how often a code was used, and what a cart takes of both. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

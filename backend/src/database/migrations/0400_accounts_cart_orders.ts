import { sql, type Kysely } from 'kysely';

const statements = [
  `create table account (
    id uuid primary key default gen_random_uuid(),
    club_id text not null unique,
    phone text not null unique,
    email text,
    is_email_confirmed boolean not null default false,
    first_name text,
    last_name text,
    second_name text,
    locale text not null,
    created_by text not null,
    created_at timestamptz not null
  )`,
  // Not the session's or the account's foreign key: the ledger outlives both.
  `create table consent (
    id bigint primary key generated always as identity,
    account_id uuid,
    session_id uuid not null,
    order_number text,
    purpose text not null,
    text_version text not null,
    channel text not null,
    ip_hash bytea not null,
    given_at timestamptz not null
  )`,
  `create index consent_account on consent (account_id)`,

  `create table sign_in_code (
    session_id uuid not null references session on delete cascade,
    phone text not null,
    purpose text not null,
    code_hash bytea not null,
    salt bytea not null,
    tries integer not null default 0 check (tries >= 0),
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (session_id, phone, purpose)
  )`,
  `create index sign_in_code_expires on sign_in_code (expires_at)`,
  `create table phone_proof (
    token_hash bytea primary key,
    session_id uuid not null references session on delete cascade,
    phone text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index phone_proof_expires on phone_proof (expires_at)`,
  `create index phone_proof_session on phone_proof (session_id)`,

  `create table cart (
    id uuid primary key default gen_random_uuid(),
    session_id uuid,
    account_id uuid references account,
    state text not null default 'active',
    version bigint not null,
    country text not null,
    full_name text,
    phone text,
    email text,
    payment_method text,
    location_level text,
    location_lat double precision,
    location_lon double precision,
    location_city_id integer,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    check (session_id is not null or account_id is not null)
  )`,
  `create unique index cart_active_session on cart (session_id) where state = 'active' and account_id is null`,
  `create unique index cart_active_account on cart (account_id) where state = 'active'`,
  `create index cart_session on cart (session_id)`,
  `create index cart_account on cart (account_id)`,
  `create table cart_group (
    id uuid primary key default gen_random_uuid(),
    cart_id uuid not null references cart on delete cascade,
    type text not null,
    point_id text,
    city_id integer not null,
    address jsonb,
    date date,
    interval_from text,
    interval_to text,
    comment text not null default '',
    created_at timestamptz not null
  )`,
  `create index cart_group_cart on cart_group (cart_id)`,
  `create table cart_line (
    id uuid primary key default gen_random_uuid(),
    place bigint not null generated always as identity,
    cart_id uuid not null references cart on delete cascade,
    sku_id text not null,
    group_id uuid references cart_group on delete set null,
    added_price bigint,
    price bigint,
    is_available boolean not null default true,
    added_at timestamptz not null
  )`,
  `create index cart_line_cart on cart_line (cart_id, place)`,
  `create index cart_line_group on cart_line (group_id)`,

  `create table placed_order (
    number text primary key,
    account_id uuid not null references account,
    session_id uuid,
    cart_id uuid not null references cart,
    status text not null,
    country text not null,
    currency text not null,
    locale text not null,
    subtotal bigint not null check (subtotal >= 0),
    delivery_amount bigint not null check (delivery_amount >= 0),
    total bigint not null check (total = subtotal + delivery_amount),
    obtaining_method text not null,
    payment_method text not null,
    full_name text not null,
    phone text not null,
    email text not null,
    comment text not null,
    city_id integer not null,
    address jsonb,
    point_id text,
    delivery_date date,
    interval_from text,
    interval_to text,
    storage_from date,
    storage_to date,
    account_created boolean not null,
    created_at timestamptz not null
  )`,
  `create index placed_order_account on placed_order (account_id, created_at desc)`,
  `create index placed_order_session on placed_order (session_id)`,
  `create index placed_order_cart on placed_order (cart_id)`,
  `create table order_line (
    order_number text not null references placed_order,
    position integer not null,
    sku_id text not null,
    product_id text not null,
    name jsonb not null,
    color jsonb not null,
    size text not null,
    url text not null,
    picture jsonb not null,
    quantity integer not null check (quantity > 0),
    catalog_price bigint not null check (catalog_price >= 0),
    price bigint not null check (price >= 0),
    discounts jsonb not null,
    state text not null default 'added',
    primary key (order_number, position)
  )`,
  `create table order_reservation (
    order_number text not null references placed_order,
    sku_id text not null,
    place_id text not null,
    quantity integer not null check (quantity > 0),
    primary key (order_number, sku_id, place_id)
  )`,
];

/** Accounts and what they agreed to, one-time codes, carts, orders and what is kept for them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

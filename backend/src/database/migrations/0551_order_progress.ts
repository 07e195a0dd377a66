import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table placed_order
    add column kind text not null default 'goods' check (kind in ('goods', 'giftCard')),
    add column coupons jsonb not null default '[]',
    add column in_store_location text,
    add column date_change text,
    add column date_before date,
    add column received_at timestamptz,
    add column extended_at timestamptz,
    add column gift_card_amount bigint not null default 0 check (gift_card_amount between 0 and total),
    alter column account_id drop not null,
    alter column cart_id drop not null`,
  `create table order_event (
    id bigint primary key generated always as identity,
    order_number text not null references placed_order,
    kind text not null,
    made_at timestamptz not null,
    told_at timestamptz
  )`,
  `create index order_event_order on order_event (order_number, id)`,
  `create index order_event_untold on order_event (id) where told_at is null`,
  `create table order_receipt (
    id uuid primary key default gen_random_uuid(),
    order_number text not null references placed_order,
    kind text not null check (kind in ('sale', 'refund')),
    lines jsonb not null,
    payments jsonb not null,
    total bigint not null check (total > 0),
    storage text not null,
    document text not null,
    sign text not null,
    made_at timestamptz not null,
    unique (storage, document)
  )`,
  `create index order_receipt_order on order_receipt (order_number)`,
];

/** What happens to an order on its way: events, other days, a longer storage, receipts, what gift cards pay. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

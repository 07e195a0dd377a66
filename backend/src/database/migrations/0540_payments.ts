import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table placed_order
    add column pay_key text not null default replace(gen_random_uuid()::text, '-', ''),
    add column pay_until timestamptz,
    add column paid bigint not null default 0 check (paid >= 0),
    add column paid_at timestamptz`,
  `create index placed_order_pay_until on placed_order (pay_until) where paid_at is null and pay_until is not null`,

  `create table payment (
    id uuid primary key default gen_random_uuid(),
    order_number text not null references placed_order,
    acquiring text not null,
    method text not null,
    plan text,
    amount bigint not null check (amount > 0),
    currency text not null,
    state text not null default 'created'
      check (state in ('created', 'pending', 'failed', 'expired', 'paid')),
    request_key text,
    provider_id text,
    link text,
    code text,
    failure text,
    captured bigint not null default 0,
    refunded bigint not null default 0 check (refunded >= 0 and refunded <= captured),
    is_answered boolean not null default true,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    asked_at timestamptz,
    paid_at timestamptz
  )`,
  `create unique index payment_request on payment (order_number, request_key)`,
  `create unique index payment_open on payment (order_number) where state in ('created', 'pending')`,
  `create unique index payment_provider on payment (acquiring, provider_id)`,
  `create index payment_asked on payment (state, asked_at)`,

  `create table payment_refund (
    id uuid primary key default gen_random_uuid(),
    order_number text not null references placed_order,
    payment_id uuid not null references payment,
    amount bigint not null check (amount > 0),
    state text not null default 'wanted' check (state in ('wanted', 'done')),
    reason text not null,
    created_at timestamptz not null,
    done_at timestamptz
  )`,
  `create index payment_refund_wanted on payment_refund (created_at) where state = 'wanted'`,
  `create index payment_refund_payment on payment_refund (payment_id)`,

  `create table payment_entry (
    id bigint primary key generated always as identity,
    order_number text not null references placed_order,
    payment_id uuid not null references payment,
    refund_id uuid references payment_refund,
    kind text not null
      check (kind in ('authorised', 'captured', 'refunded', 'gift_card', 'gift_card_returned', 'bonuses')),
    amount bigint not null,
    made_at timestamptz not null,
    check ((amount < 0) = (kind in ('refunded', 'gift_card_returned')))
  )`,
  `create index payment_entry_order on payment_entry (order_number)`,
  `create unique index payment_entry_once on payment_entry (payment_id, kind)
    where kind in ('authorised', 'captured')`,
  `create unique index payment_entry_refund on payment_entry (refund_id)`,

  `create table payment_receipt (
    id bigint primary key generated always as identity,
    order_number text not null references placed_order,
    payment_id uuid not null references payment,
    kind text not null check (kind in ('income', 'refund')),
    amount bigint not null,
    fiscal_number text not null,
    document_number text not null,
    fiscal_sign text not null,
    lines jsonb not null,
    made_at timestamptz not null,
    unique (payment_id, document_number)
  )`,
  `create index payment_receipt_order on payment_receipt (order_number)`,

  // What is written of money is never rewritten.
  `create function payment_entry_is_final() returns trigger language plpgsql as $$
    begin raise exception 'An entry of the ledger is final.' using errcode = 'check_violation'; end $$`,
  `create trigger payment_entry_final before update or delete on payment_entry
    for each row execute function payment_entry_is_final()`,

  // States of a payment only go forward; one that failed may turn out to be paid, never the other way.
  `create function payment_goes_forward() returns trigger language plpgsql as $$
    declare ranks constant text[] := array['created', 'pending', 'failed', 'expired', 'paid'];
    begin
      if array_position(ranks, new.state) < array_position(ranks, old.state) then
        raise exception 'A payment does not go from % to %.', old.state, new.state using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
  `create trigger payment_forward before update of state on payment
    for each row execute function payment_goes_forward()`,

  // The ledger adds up to what the order says, whenever a transaction ends.
  `create function order_is_balanced() returns trigger language plpgsql as $$
    declare said bigint; entered bigint; subject text;
    begin
      subject := case when tg_table_name = 'placed_order' then to_jsonb(new) ->> 'number' else to_jsonb(new) ->> 'order_number' end;
      select paid into said from placed_order where number = subject;
      select coalesce(sum(amount), 0) into entered from payment_entry
        where order_number = subject and kind in ('captured', 'refunded', 'gift_card', 'gift_card_returned');
      if said <> entered then
        raise exception 'The ledger of % says %, the order %.', subject, entered, said using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger payment_entry_balanced after insert on payment_entry
    deferrable initially deferred for each row execute function order_is_balanced()`,
  `create constraint trigger placed_order_balanced after insert or update of paid on placed_order
    deferrable initially deferred for each row execute function order_is_balanced()`,
];

/** Payments, their ledger, money on its way back and fiscal receipts; of an order, what was paid and until when it must be. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `create table gift_card (
    number text primary key,
    pin_hash bytea not null,
    pin_salt bytea not null,
    pin_tries integer not null default 0 check (pin_tries between 0 and 3),
    blocked_at timestamptz,
    currency text not null,
    sum bigint not null check (sum > 0),
    balance bigint not null check (balance between 0 and sum),
    email text,
    phone text,
    locale text not null,
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    check (num_nonnulls(email, phone) = 1)
  )`,
  // What an order takes of a card. Of one card, one order at a time may hold something.
  `create table gift_card_use (
    order_number text not null references placed_order,
    card_number text not null references gift_card,
    amount bigint not null check (amount > 0),
    returned bigint not null default 0 check (returned between 0 and amount),
    state text not null check (state in ('held', 'captured', 'returned')),
    held_at timestamptz not null,
    primary key (order_number, card_number)
  )`,
  `create unique index gift_card_use_held on gift_card_use (card_number) where state = 'held'`,
  `create table gift_card_entry (
    id bigint primary key generated always as identity,
    card_number text not null references gift_card,
    order_number text,
    kind text not null check (kind in ('issued', 'held', 'captured', 'returned')),
    amount bigint not null,
    made_at timestamptz not null
  )`,
  `create index gift_card_entry_card on gift_card_entry (card_number)`,
  `create index gift_card_entry_order on gift_card_entry (order_number)`,
  `create table gift_card_pin_request (
    card_number text not null references gift_card,
    asked_at timestamptz not null
  )`,
  `create index gift_card_pin_request_card on gift_card_pin_request (card_number, asked_at)`,
  // At the end of each transaction the entries of a card come to its balance.
  `create function gift_card_balances() returns trigger language plpgsql as $$
    declare given text := coalesce(to_jsonb(new) ->> 'card_number', to_jsonb(new) ->> 'number');
    begin
      if (select balance from gift_card where number = given)
        <> (select coalesce(sum(amount), 0) from gift_card_entry where card_number = given)
      then raise exception 'The entries of a gift card do not come to its balance.' using errcode = '23514';
      end if;
      return null;
    end $$`,
  `create constraint trigger gift_card_balances after insert or update of balance on gift_card
    deferrable initially deferred for each row execute function gift_card_balances()`,
  `create constraint trigger gift_card_entry_balances after insert on gift_card_entry
    deferrable initially deferred for each row execute function gift_card_balances()`,
];

/** Gift cards, what orders take of them, and the ledger of each. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

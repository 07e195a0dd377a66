import { sql, type Kysely } from 'kysely';

const statements = [
  `create table bonus_account (
    account_id uuid primary key references account,
    balance bigint not null default 0 check (balance >= 0),
    is_employee boolean not null default false
  )`,
  // An entry that gives bonuses is a lot; every entry that takes some of them names its lot.
  `create table bonus_entry (
    id uuid primary key default gen_random_uuid(),
    place bigint not null generated always as identity,
    account_id uuid not null references bonus_account,
    lot_id uuid references bonus_entry,
    kind text not null,
    reason text not null check (reason in ('earned', 'gift', 'burnt')),
    amount bigint not null,
    order_number text references placed_order,
    promotion text,
    expires_at timestamptz,
    created_at timestamptz not null,
    check ((lot_id is null) = (reason in ('earned', 'gift'))),
    check (case when lot_id is null then amount >= 0 else amount < 0 end)
  )`,
  `create index bonus_entry_account on bonus_entry (account_id, place desc)`,
  `create index bonus_entry_lot on bonus_entry (lot_id)`,
  `create index bonus_entry_expires on bonus_entry (expires_at) where lot_id is null`,
  `create unique index bonus_entry_earned on bonus_entry (order_number) where reason = 'earned'`,
  `create function bonus_entry_added() returns trigger language plpgsql as $$
    begin
      update bonus_account set balance = balance + new.amount where account_id = new.account_id;
      if new.lot_id is not null and (
        select sum(amount) from bonus_entry where id = new.lot_id or lot_id = new.lot_id
      ) < 0 then
        raise exception 'A lot of bonuses cannot fall below nothing.';
      end if;
      return null;
    end $$`,
  `create trigger bonus_entry_added after insert on bonus_entry
    for each row execute function bonus_entry_added()`,
  `create function bonus_entry_kept() returns trigger language plpgsql as $$
    begin raise exception 'The ledger of bonuses only grows.'; end $$`,
  `create trigger bonus_entry_kept before update or delete on bonus_entry
    for each row execute function bonus_entry_kept()`,
];

/** Bonuses as a ledger: the database adds the balance up, keeps every lot above nothing, and lets no entry change. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table cart add column applies_bonuses boolean not null default false`,
  `alter table placed_order add column bonuses_used integer not null default 0 check (bonuses_used >= 0)`,
  `alter table bonus_entry
    drop constraint bonus_entry_reason_check,
    drop constraint bonus_entry_check,
    drop constraint bonus_entry_check1,
    add check (reason in ('earned', 'gift', 'burnt', 'spent', 'returned')),
    add check (case reason
      when 'earned' then lot_id is null and amount >= 0
      when 'gift' then lot_id is null and amount >= 0
      when 'returned' then order_number is not null and amount > 0
      when 'spent' then order_number is not null and lot_id is not null and amount < 0
      else lot_id is not null and amount < 0 end)`,
  `create index bonus_entry_order on bonus_entry (order_number) where order_number is not null`,
  // The order says how many bonuses it holds; its check lets no more come back than was spent.
  `create function bonus_entry_of_order() returns trigger language plpgsql as $$
    begin
      update placed_order set bonuses_used = bonuses_used - new.amount where number = new.order_number;
      return null;
    end $$`,
  `create trigger bonus_entry_of_order after insert on bonus_entry
    for each row when (new.reason in ('spent', 'returned')) execute function bonus_entry_of_order()`,
];

/** Bonuses that pay for a part of orders: spent from lots, and given back to them once. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

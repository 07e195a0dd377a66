import { sql, type Kysely } from 'kysely';

const statements = [
  `create table order_sale (
    order_number text not null references placed_order,
    sku_id text not null,
    place_id text not null,
    quantity integer not null check (quantity > 0),
    primary key (order_number, sku_id, place_id)
  )`,
  // A pickup of the shop's own pieces was taken from the shop; every other order, as far as is known, from the warehouse.
  `insert into order_sale (order_number, sku_id, place_id, quantity)
    select number, sku_id,
      case when obtaining_method = 'PICKUP' then coalesce(point_id, 'delivery') else 'delivery' end, sum(quantity)
    from placed_order join order_line on order_number = number
    where status = 'complete' and state = 'added'
    group by 1, 2, 3`,
];

/** Keeps where pieces that were handed over came from, so that those that are returned come back there. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

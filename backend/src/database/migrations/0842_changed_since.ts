import { sql, type Kysely } from 'kysely';

const statements = [
  // When a row last became another one to a reader; null while it is as it came with its model, or nobody knows.
  `alter table model add column changed_at timestamptz`,
  `alter table product add column changed_at timestamptz`,
  `alter table sku add column changed_at timestamptz`,
  `alter table stock add column changed_at timestamptz`,
  `alter table point add column changed_at timestamptz`,
  // A colour, a size or a shop that comes later is news of its own; a model says itself when it was created.
  `alter table product alter column changed_at set default now()`,
  `alter table sku alter column changed_at set default now()`,
  `alter table point alter column changed_at set default now()`,
  `create function row_changed() returns trigger language plpgsql as $$
    begin
      new.changed_at := now();
      return new;
    end
  $$`,
  `create trigger model_changed before update on model for each row
    when (to_jsonb(old) - '{popularity,words_ru,words_kk,changed_at}'::text[]
      is distinct from to_jsonb(new) - '{popularity,words_ru,words_kk,changed_at}'::text[])
    execute function row_changed()`,
  ...['product', 'sku', 'point'].map(
    (table) => `create trigger ${table}_changed before update on ${table} for each row
      when (to_jsonb(old) - 'changed_at' is distinct from to_jsonb(new) - 'changed_at')
      execute function row_changed()`,
  ),
  // Of stock a page says whether a size can be delivered. The row is locked by its writer anyway.
  `create trigger stock_changed before update of free on stock for each row
    when (new.place_id = 'delivery' and (old.free = 0) <> (new.free = 0))
    execute function row_changed()`,
  `create index stock_changed on stock (sku_id) where changed_at is not null`,
];

/** Keeps since when goods and shops are as they are, for sitemaps. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table order_receipt add column payment_id uuid references payment`,
  `create index order_receipt_payment on order_receipt (payment_id) where payment_id is not null`,
  `insert into order_receipt (order_number, payment_id, kind, lines, payments, total, storage, document, sign, made_at)
    select order_number, payment_id, case kind when 'income' then 'sale' else 'refund' end,
      coalesce((select jsonb_agg(line - 'kind') from jsonb_array_elements(lines) line), '[]'),
      jsonb_build_array(jsonb_build_object('kind', 'electronic', 'sum', amount)),
      amount, fiscal_number, document_number, fiscal_sign, made_at
    from payment_receipt where amount > 0
    on conflict (storage, document) do nothing`,
  `drop table payment_receipt`,
];

/** A receipt is a receipt, whoever's till has printed it: the store's own or the one of a payment's provider. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

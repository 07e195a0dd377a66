import { sql, type Kysely } from 'kysely';

const statements = [
  `create table personal_price (
    account_id uuid not null references account,
    product_id text not null references product,
    currency text not null,
    value bigint not null check (value > 0),
    name_ru text not null,
    name_kk text not null,
    ends_at timestamptz,
    primary key (account_id, product_id, currency)
  )`,
];

/** What a product costs for one member, where that is less than for everybody. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

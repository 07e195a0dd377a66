import { sql, type Kysely } from 'kysely';

/** What members have looked at, each product once. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create table viewed_product (
        account_id uuid not null references account,
        product_id text not null references product on delete cascade,
        viewed_at timestamptz not null,
        primary key (account_id, product_id)
      )`,
    )
    .execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  // What a coupon gives, how long and where is said by its promo code, which holds only for members who have activated it.
  `create table coupon (
    id text primary key,
    code text not null unique references promo_code,
    title_ru text not null,
    title_kk text not null
  )`,
  `create table coupon_activation (
    coupon_id text not null references coupon,
    account_id uuid not null references account,
    activated_at timestamptz not null,
    primary key (coupon_id, account_id)
  )`,
];

/** Coupons of the club. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

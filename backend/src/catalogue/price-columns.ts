import { sql } from 'kysely';

/**
 * The prices of `product` as doubles, in minor units. The check of a row finds one that no safe integer holds, where reading
 * it as a bigint would fail the whole statement.
 */
export const priceColumns = [
  sql<number>`product.base_price_rub::double precision`.as('base_price_rub'),
  sql<number | null>`product.discount_price_rub::double precision`.as('discount_price_rub'),
  sql<number>`product.base_price_kzt::double precision`.as('base_price_kzt'),
  sql<number | null>`product.discount_price_kzt::double precision`.as('discount_price_kzt'),
] as const;

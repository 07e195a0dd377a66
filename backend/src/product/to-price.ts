import type { Selectable } from 'kysely';
import type { Currency } from '@rukav/contract';
import type { ProductPrice } from '@rukav/contract/product/schemas.ts';
import type { ProductTable } from '../catalogue/index.ts';

/** The columns of a product's prices. */
export type PriceColumns = Pick<
  Selectable<ProductTable>,
  'base_price_rub' | 'discount_price_rub' | 'base_price_kzt' | 'discount_price_kzt'
>;

/** What a product costs in a currency, minor units; nothing personal. */
export function toPrice(row: PriceColumns, currency: Currency): ProductPrice {
  const [base, discount] =
    currency === 'RUB'
      ? [row.base_price_rub, row.discount_price_rub]
      : [row.base_price_kzt, row.discount_price_kzt];
  return {
    retail: base,
    basePrice: base,
    discountPrice: discount,
    discountAmount: discount === null ? 0 : base - discount,
    personalPrice: null,
    potentialBonus: [],
    currency,
  };
}

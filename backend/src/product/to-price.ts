import type { Currency } from '@rukav/contract';
import type { ProductPrice } from '@rukav/contract/product/schemas.ts';
import type { ListedProduct } from '../catalogue/index.ts';

/** What a product costs in a currency, minor units; nothing personal. */
export function toPrice({ price }: Pick<ListedProduct, 'price'>, currency: Currency): ProductPrice {
  const { base, discount } = price[currency];
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

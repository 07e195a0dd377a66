import type { Sku } from '@rukav/contract/product/schemas.ts';
import type { ProductRepository } from './product-repository.ts';

/** Sizes of a product with what is left of each. */
export const toSkus = (rows: Awaited<ReturnType<ProductRepository['sizes']>>): Sku[] =>
  rows.map(({ id, code, size, online, in_stores }) => ({
    id,
    code,
    size,
    availability: {
      isOnlineAvailable: Number(online) > 0,
      inStores: Number(in_stores) > 0,
      isLast: Number(online) + Number(in_stores) === 1,
    },
  }));

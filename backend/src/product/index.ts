import { catalogueOf } from '../catalogue/index.ts';
import { createCityRepository, createVisitorCities } from '../geography/index.ts';
import type { Subject } from '../kernel.ts';
import { createPointRepository } from '../points/index.ts';
import { getAvailabilityHandler } from './get-availability.ts';
import { getAvailabilityInShopsHandler } from './get-availability-in-shops.ts';
import { getPricesHandler } from './get-prices.ts';
import { getProductHandler } from './get-product.ts';
import { getPromoKitsHandler, productKitsHandler } from './get-promo-kits.ts';
import { createProductRepository } from './product-repository.ts';

export { sizesOf } from './sizes.ts';
export { toSkus } from './to-skus.ts';

/** Product pages, prices, and the shops in which a product hangs. */
export const product: Subject = {
  name: 'product',
  routes: (kernel) => {
    const { db } = kernel;
    const catalogue = catalogueOf(db);
    const products = createProductRepository(db);
    const shops = {
      catalogue,
      products,
      cities: createCityRepository(db),
      findCity: createVisitorCities(db),
      points: createPointRepository(db),
    };
    return [
      getProductHandler({ catalogue, products }),
      getPricesHandler(kernel, products),
      getPromoKitsHandler(catalogue, products),
      productKitsHandler(catalogue, products),
      getAvailabilityHandler(shops),
      getAvailabilityInShopsHandler(shops),
    ];
  },
};

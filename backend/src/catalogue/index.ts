import { createContentRepository } from '../content/index.ts';
import { createVisitorCities } from '../geography/index.ts';
import type { Subject } from '../kernel.ts';
import { createPointRepository } from '../points/index.ts';
import { catalogueOf } from './catalogue-of.ts';
import { readCatalogue } from './catalogue-repository.ts';
import { createCityShops } from './city-shops.ts';
import { facetFaults } from './facet-faults.ts';
import { createFindModels } from './find-models.ts';
import { getAddressesHandler } from './get-addresses.ts';
import { getCategoryPageHandler, getNavigationHandler } from './get-category-page.ts';
import { getCategoryProductsHandler } from './get-category-products.ts';
import { hasGoods } from './has-goods.ts';
import { indexWordsOnce } from './search-words.ts';
import { searchProductsHandler } from './search-products.ts';

export { catalogueOf } from './catalogue-of.ts';
export type { CatalogueCache } from './catalogue-cache.ts';
export type { CatalogueIndex, ListedModel, ListedProduct } from './listed.ts';
export { firstPictures } from './first-pictures.ts';
export { priceOf } from './price-of.ts';
export { indexWords } from './search-words.ts';
export { representing } from './sort.ts';
export type { CaptionKind, CareSign, Characteristic, ProductTable, SizeTable } from './tables.ts';
export { toCard, toCategory, toCategoryTile } from './to-card.ts';

/** Categories, listings with facets, search. */
export const catalogue: Subject = {
  name: 'catalogue',
  prepare: async ({ db, log }) => {
    await indexWordsOnce(db);
    for (const fault of facetFaults(await readCatalogue(db))) log.warn(fault);
  },
  unready: async ({ db }) => ((await hasGoods(db)) ? undefined : 'no catalogue yet'),
  routes: ({ db }) => {
    const cache = catalogueOf(db);
    const find = createFindModels(db);
    const shopsOf = createCityShops(createPointRepository(db), createVisitorCities(db));
    return [
      getCategoryPageHandler(cache),
      getNavigationHandler(cache),
      getAddressesHandler(cache),
      getCategoryProductsHandler({
        catalogue: cache,
        shopsOf,
        find,
        content: createContentRepository(db),
      }),
      searchProductsHandler({ catalogue: cache, shopsOf, find }),
    ];
  },
};

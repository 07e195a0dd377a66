import { createContentRepository } from '../content/content-repository.ts';
import type { Kernel, Subject } from '../kernel.ts';
import { createPointRepository } from '../points/index.ts';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache.ts';
import { readCatalogue } from './catalogue-repository.ts';
import { createCityShops } from './city-shops.ts';
import { createFindModels } from './find-models.ts';
import { getCategoryPageHandler, getNavigationHandler } from './get-category-page.ts';
import { getCategoryProductsHandler } from './get-category-products.ts';
import { indexWordsOnce } from './search-words.ts';
import { searchProductsHandler } from './search-products.ts';

export type { CatalogueCache } from './catalogue-cache.ts';
export type { CatalogueIndex, ListedModel, ListedProduct } from './listed.ts';
export { priceOf } from './narrow.ts';
export { indexWords } from './search-words.ts';
export { representing } from './sort.ts';
export { toCard, toCategory, toCategoryTile } from './to-card.ts';

const caches = new WeakMap<Kernel['db'], CatalogueCache>();

/** The catalogue of a database, shared by every subject that answers from it. */
export function catalogueOf(db: Kernel['db']): CatalogueCache {
  const known = caches.get(db) ?? createCatalogueCache(() => readCatalogue(db));
  caches.set(db, known);
  return known;
}

/** Categories, listings with facets, search. */
export const catalogue: Subject = {
  name: 'catalogue',
  prepare: ({ db }) => indexWordsOnce(db),
  routes: ({ db }) => {
    const cache = catalogueOf(db);
    const find = createFindModels(db);
    const shopsOf = createCityShops(createPointRepository(db));
    return [
      getCategoryPageHandler(cache),
      getNavigationHandler(cache),
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

import { catalogue } from '@rukav/contract/catalogue/legacy-calls.ts';
import { createContentRepository } from '../content/index.ts';
import { createVisitorCities } from '../geography/index.ts';
import { alsoAs } from '../http/also-as.ts';
import { job } from '../jobs/jobs.ts';
import type { Subject } from '../kernel.ts';
import { createPointRepository } from '../points/index.ts';
import { createPopularQueries, type SearchPort } from '../search/index.ts';
import { catalogueOf } from './catalogue-of.ts';
import { readCatalogue } from './catalogue-repository.ts';
import { catalogueCountHandler } from './count-catalogue.ts';
import { createCityShops } from './city-shops.ts';
import { facetFaults } from './facet-faults.ts';
import { getAddressesHandler } from './get-addresses.ts';
import { getCategoryPageHandler, getNavigationHandler } from './get-category-page.ts';
import { getCategoryProductsHandler } from './get-category-products.ts';
import { getAutoHintsHandler } from './get-auto-hints.ts';
import { getHintsHandler } from './get-hints.ts';
import { hasGoods } from './has-goods.ts';
import { searchable } from './search-of.ts';
import { searchProductsHandler } from './search-products.ts';

export { catalogueOf } from './catalogue-of.ts';
export type { CatalogueCache } from './catalogue-cache.ts';
export type { CatalogueIndex, ListedModel, ListedProduct } from './listed.ts';
export { firstPictures } from './first-pictures.ts';
export { priceOf } from './price-of.ts';
export { isHadSomewhere, isToBeHad } from './to-be-had.ts';
export { representing } from './sort.ts';
export { priceColumns } from './price-columns.ts';
export { hasValidPrices, isValidSku, ShownProduct } from './row-checks.ts';
export { CareSign, Characteristic, SizeTable, type CaptionKind, type ProductTable } from './tables.ts';
export { toCard, toCategory, toCategoryTile } from './to-card.ts';

/** Categories, listings with facets, search by the engine that is given. */
export const createCatalogue = (search: SearchPort): Subject => ({
  name: 'catalogue',
  prepare: async ({ db, log }) => {
    for (const fault of facetFaults(await readCatalogue(db))) log.warn(fault);
  },
  unready: async ({ db }) => ((await hasGoods(db)) ? undefined : 'no catalogue yet'),
  jobs: ({ db, clock }) => [
    job({
      name: 'search-queries',
      every: 24 * 3_600_000,
      run: async () => void (await createPopularQueries(db).tidy(clock.now())),
    }),
  ],
  routes: ({ db }) => {
    const cache = catalogueOf(db);
    const known = searchable(cache, search);
    const shopsOf = createCityShops(createPointRepository(db), createVisitorCities(db));
    const popular = createPopularQueries(db);
    const listing = getCategoryProductsHandler({
      catalogue: cache,
      searchable: known,
      shopsOf,
      content: createContentRepository(db),
    });
    return [
      getCategoryPageHandler(known),
      getNavigationHandler(cache),
      getAddressesHandler(cache),
      listing,
      alsoAs(listing, catalogue),
      catalogueCountHandler(known),
      searchProductsHandler({ searchable: known, shopsOf, popular }),
      getHintsHandler({ searchable: known, popular }),
      getAutoHintsHandler({ searchable: known }),
    ];
  },
});

import { searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { SearchProducts } from '@rukav/contract/catalogue/schemas.ts';
import { readFilters } from '@rukav/contract/catalogue/filters.ts';
import { handle } from '../http/handle.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CityShops } from './city-shops.ts';
import type { FindModels } from './find-models.ts';
import { listPage } from './list.ts';
import { namingColours } from './named-colour.ts';

export interface SearchParts {
  catalogue: CatalogueCache;
  shopsOf: CityShops;
  find: FindModels;
}

/** GET /products/_search: a page of what answers a text, best first unless it is sorted otherwise. */
export const searchProductsHandler = ({ catalogue, shopsOf, find }: SearchParts) =>
  handle(
    searchProducts,
    SearchProducts,
    async ({ query, currency, language, country, session }) => {
      const { pageNumber, pageSize, withFacets, sort, textCorrection } = query;
      const filters = readFilters(new URLSearchParams(query.filters));
      const [index, { ids, corrected }, shops] = await Promise.all([
        catalogue.get(),
        find(query.query, { language, isCorrected: textCorrection }),
        shopsOf({ session, country, language }, filters.pickup),
      ]);
      const { tiles, facets, totalCount } = listPage(index, {
        models: ids.flatMap((id) => index.models.get(id) ?? []),
        ranks: new Map(ids.map((id, rank) => [id, rank])),
        isPreferred: namingColours(corrected ?? query.query, index, language),
        category: null,
        filters,
        sort,
        pageNumber,
        pageSize,
        withFacets,
        shops,
        currency,
        language,
      });
      return { tiles, facets, sort, pageNumber, pageSize, totalCount, corrected };
    },
    { cache: 'private' },
  );

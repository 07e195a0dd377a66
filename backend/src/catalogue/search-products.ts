import { searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { SearchProducts } from '@rukav/contract/catalogue/schemas.ts';
import { readFilters, writeFilters } from '@rukav/contract/catalogue/filters.ts';
import { networkOf } from '@rukav/contract/network.ts';
import { handle } from '../http/handle.ts';
import { wordsIn, type PopularQueries } from '../search/index.ts';
import type { CityShops } from './city-shops.ts';
import { findModels, together } from './find-models.ts';
import { listPage } from './list.ts';
import { namingColours } from './naming-colours.ts';
import { pageOfQuery } from './page-of-query.ts';
import type { Searchable } from './search-of.ts';

export interface SearchParts {
  searchable: () => Promise<Searchable>;
  shopsOf: CityShops;
  popular: PopularQueries;
}

/** GET /products/_search: a page of what answers a text, best first unless it is sorted otherwise. */
export const searchProductsHandler = ({ searchable, shopsOf, popular }: SearchParts) =>
  handle(
    searchProducts,
    SearchProducts,
    async ({ query, currency, language, country, session, ip, now, log }) => {
      const { pageNumber, pageSize, withFacets, sort, textCorrection } = query;
      const chosen = readFilters(new URLSearchParams(query.filters));
      const [known, shops] = await Promise.all([
        searchable(),
        shopsOf({ session, country, language }, chosen.pickup),
      ]);
      const { ids, corrected, text, missingSizes, ignored, ...found } = await findModels(known, query.query, {
        isCorrected: textCorrection,
        currency,
      });
      const filters = together(found.filters, chosen);
      const { index } = known;
      const { tiles, facets, totalCount } = listPage(index, {
        models: ids.flatMap((id) => index.models.get(id) ?? []),
        isRanked: true,
        isPreferred: namingColours(corrected ?? query.query, index),
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
      const page = textCorrection ? pageOfQuery(corrected ?? query.query, index) : null;
      if (
        page === null &&
        totalCount > 0 &&
        pageNumber === 0 &&
        query.filters === '' &&
        missingSizes.length === 0
      )
        void popular
          .count({
            text: wordsIn(corrected ?? query.query).join(' '),
            language,
            network: networkOf(ip),
            now,
          })
          .catch((error: unknown) => {
            log.warn({ err: error }, 'a query could not be counted');
          });
      return {
        tiles,
        facets,
        sort,
        pageNumber,
        pageSize,
        totalCount,
        corrected,
        text,
        filters: writeFilters(filters),
        missingSizes: [...missingSizes],
        ignored: [...ignored],
        page,
      };
    },
    { cache: 'private' },
  );

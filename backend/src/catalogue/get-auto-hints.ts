import { getAutoHints } from '@rukav/contract/catalogue/calls.ts';
import { GetAutoHints } from '@rukav/contract/catalogue/schemas.ts';
import { handle } from '../http/handle.ts';
import { listPage } from './list.ts';
import { namingColours } from './naming-colours.ts';
import type { Searchable } from './search-of.ts';
import { findModels } from './find-models.ts';

/** GET /products/auto-hints: the first goods that a text finds while it is typed. */
export const getAutoHintsHandler = ({ searchable }: { searchable: () => Promise<Searchable> }) =>
  handle(
    getAutoHints,
    GetAutoHints,
    async ({ query: { query, productCount }, currency, language }) => {
      const known = await searchable();
      const { index } = known;
      const { ids, corrected, filters } = await findModels(known, query, { isCorrected: true, currency });
      const { tiles, totalCount } = listPage(index, {
        models: ids.flatMap((id) => index.models.get(id) ?? []),
        isRanked: true,
        isPreferred: namingColours(corrected ?? query, index),
        category: null,
        filters,
        sort: 'byPopularity',
        pageNumber: 0,
        pageSize: productCount,
        withFacets: false,
        shops: [],
        currency,
        language,
      });
      return {
        products: tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product] : [])),
        totalCount,
      };
    },
    { cache: 'shared' },
  );

import { catalogueCount } from '@rukav/contract/catalogue/legacy-calls.ts';
import { CatalogueCount } from '@rukav/contract/catalogue/schemas.ts';
import { handle } from '../http/handle.ts';
import { countOfGoods } from './narrowed-tiles.ts';
import type { Searchable } from './search-of.ts';

/** Legacy GET catalogue/count: how many models a listing has. */
export const catalogueCountHandler = (searchable: () => Promise<Searchable>) =>
  handle(
    catalogueCount,
    CatalogueCount,
    async ({ query: { url, filters, pattern }, currency, language, refuse }) => {
      const known = await searchable();
      const category = known.index.categoryByUrl.get(url);
      if (!category) return refuse('category_not_found', { field: 'url' });
      const asked = { filters, pattern, sort: 'byPopularity' as const, currency, language };
      return { count: await countOfGoods([category], asked, known) };
    },
    { cache: 'shared' },
  );

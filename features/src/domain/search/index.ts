import { searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** Products that answer a text. */
export const search = createQuery(searchProducts, { ttl: 120_000 });

/** What a search's address asks for: `query` for the text, `page` for the page (SRCH-07). Its page has no facets. */
export function searchRequestOf(parameters: URLSearchParams) {
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: {
      query: (parameters.get('query') ?? '').trim().slice(0, 200),
      pageNumber: Number.isInteger(page) && page > 1 && page <= 200 ? page - 1 : 0,
      withFacets: 'false',
    },
  };
}

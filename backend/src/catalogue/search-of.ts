import type { SearchPort } from '../search/index.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CatalogueIndex } from './listed.ts';
import { searchContentOf } from './search-documents.ts';

/** The catalogue with the search engine that knows it. */
export interface Searchable {
  index: CatalogueIndex;
  search: SearchPort;
}

/** Gives the catalogue together with a search engine that has read this very catalogue. */
export function searchable(catalogue: CatalogueCache, search: SearchPort): () => Promise<Searchable> {
  let known: CatalogueIndex | undefined;
  let reading = Promise.resolve();
  return async () => {
    const index = await catalogue.get();
    if (known !== index) {
      known = index;
      reading = search.reindex(searchContentOf(index));
    }
    await reading;
    return { index, search };
  };
}

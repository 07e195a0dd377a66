import { Refusal } from '../http/refusal.ts';
import type { Kernel } from '../kernel.ts';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache.ts';
import { readCatalogue } from './catalogue-repository.ts';

const caches = new WeakMap<Kernel['db'], CatalogueCache>();

/** How soon a shop without goods is looked at again, seconds: an import may be under way. */
const again = 60;

function openCatalogueOf(db: Kernel['db']): CatalogueCache {
  const cache = createCatalogueCache(() => readCatalogue(db));
  return {
    ...cache,
    get: async () => {
      const index = await cache.get();
      if (index.models.size > 0) return index;
      // What is imported now is shown at the next question.
      cache.forget();
      throw new Refusal('catalogue_empty', { retryAfter: again });
    },
  };
}

/**
 * The catalogue of a database, shared by every subject that answers from it. Refuses with `catalogue_empty` while no goods
 * have been imported.
 */
export function catalogueOf(db: Kernel['db']): CatalogueCache {
  const known = caches.get(db) ?? openCatalogueOf(db);
  caches.set(db, known);
  return known;
}

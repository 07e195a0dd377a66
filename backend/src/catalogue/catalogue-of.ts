import type { Kernel } from '../kernel.ts';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache.ts';
import { readCatalogue } from './catalogue-repository.ts';

const caches = new WeakMap<Kernel['db'], CatalogueCache>();

/** The catalogue of a database, shared by every subject that answers from it. */
export function catalogueOf(db: Kernel['db']): CatalogueCache {
  const known = caches.get(db) ?? createCatalogueCache(() => readCatalogue(db));
  caches.set(db, known);
  return known;
}

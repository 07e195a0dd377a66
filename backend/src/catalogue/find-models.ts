import type { Filters } from '@rukav/contract/catalogue/filters.ts';
import { matchProducts, narrowingOf } from './match-products.ts';
import { readColours, readSizes, type ReadQuery } from './query-filters.ts';
import type { Searchable } from './search-of.ts';

/** What a search comes to: the models, and how the text was read. */
interface Found extends ReadQuery {
  ids: readonly string[];
  corrected: string | null;
}

/** All that is chosen: what the address names, and what the text does. */
export function together(one: Filters, other: Filters): Filters {
  const all: Record<string, readonly string[]> = { ...one };
  for (const [filter, values] of Object.entries(other))
    all[filter] = [...new Set([...(all[filter] ?? []), ...values])];
  return all;
}

/** Finds models. Sizes and colours that the text names narrow them, where that leaves any; otherwise they are words. */
export async function findModels(
  { index, search }: Searchable,
  query: string,
  isCorrected: boolean,
): Promise<Found> {
  const sized = readSizes(query, index);
  const corrected = isCorrected ? await search.correct(sized.text) : null;
  const coloured = readColours(corrected ?? sized.text, index);
  const filters = together(sized.filters, coloured.filters);
  const ids = await search.search(coloured.text);
  const found = { ids, filters, corrected, text: coloured.text };
  if (Object.keys(filters).length === 0) return found;
  const narrowing = narrowingOf(filters, { index, category: null, currency: 'RUB' });
  const models = ids.flatMap((id) => index.models.get(id) ?? []);
  const isThere = matchProducts(models, narrowing).some(
    ({ fails, isInStock }) => isInStock && fails.length === 0,
  );
  if (isThere) return found;
  const words = corrected ?? query;
  return { ids: await search.search(words), filters: {}, corrected, text: words };
}

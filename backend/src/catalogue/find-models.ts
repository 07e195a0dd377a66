import type { Currency } from '@rukav/contract';
import type { Filters } from '@rukav/contract/catalogue/filters.ts';
import type { CatalogueIndex } from './listed.ts';
import type { SearchPort } from '../search/index.ts';
import { matchProducts, narrowingOf } from './match-products.ts';
import { readColours, readSizes, type ReadQuery } from './query-filters.ts';
import type { Searchable } from './search-of.ts';

/** What a search comes to: the models, and how the text was read. */
interface Found extends ReadQuery {
  ids: readonly string[];
  corrected: string | null;
  /** Sizes that the text names and that narrow nothing: no such goods have them. */
  missingSizes: readonly string[];
  /** Words without which nothing would be found, as they were typed. */
  ignored: readonly string[];
}

/** All that is chosen: what the address names, and what the text does. */
export function together(one: Filters, other: Filters): Filters {
  const all: Record<string, readonly string[]> = { ...one };
  for (const [filter, values] of Object.entries(other))
    all[filter] = [...new Set([...(all[filter] ?? []), ...values])];
  return all;
}

/** Whether some of the models can be had as the filters ask. */
function areThere(
  { index, currency }: { index: CatalogueIndex; currency: Currency },
  ids: readonly string[],
  filters: Filters,
) {
  const narrowing = narrowingOf(filters, { index, category: null, currency });
  return matchProducts(
    ids.flatMap((id) => index.models.get(id) ?? []),
    narrowing,
  ).some(({ fails, isInStock }) => isInStock && fails.length === 0);
}

/** Finds the models that have all words; where none has, and words may be changed, those that have the words of most weight. */
async function findByWords(search: SearchPort, text: string, mayChange: boolean) {
  const ids = await search.search(text);
  const loosened = ids.length === 0 && mayChange ? await search.loosen(text) : null;
  if (!loosened) return { ids, text, ignored: [] };
  return { ids: await search.search(loosened.text), ...loosened };
}

/**
 * Finds models. Sizes and colours that the text names narrow them, where that leaves any. A size that leaves none is given up
 * first; otherwise they are words.
 */
export async function findModels(
  { index, search }: Searchable,
  query: string,
  { isCorrected, currency }: { isCorrected: boolean; currency: Currency },
): Promise<Found> {
  const there = { index, currency };
  const sized = readSizes(query, index);
  const corrected = isCorrected ? await search.correct(sized.text) : null;
  const words = corrected ?? sized.text;
  const coloured = readColours(words, index);
  const filters = together(sized.filters, coloured.filters);
  const byWords = await findByWords(search, coloured.text, isCorrected);
  const found = { ...byWords, filters, corrected, missingSizes: [] };
  if (Object.keys(filters).length === 0 || areThere(there, found.ids, filters)) return found;

  const missingSizes = sized.filters['size-sku'] ?? [];
  if (missingSizes.length > 0 && areThere(there, found.ids, coloured.filters))
    return { ...found, filters: coloured.filters, missingSizes };
  const asWords = {
    ids: await search.search(query),
    filters: {},
    corrected,
    text: query,
    missingSizes: [],
    ignored: [],
  };
  if (corrected === null && (asWords.ids.length > 0 || missingSizes.length === 0)) return asWords;
  return { ...asWords, ids: await search.search(words), text: words, missingSizes };
}

import type { Currency, Language } from '@rukav/contract';
import { readFilters, type SortType } from '@rukav/contract/catalogue/filters.ts';
import type { CategoryTile } from '@rukav/contract/catalogue/schemas.ts';
import type { ListedCategory, ListedProduct } from './listed.ts';
import { matchProducts, narrowingOf } from './match-products.ts';
import { modelsIn } from './model-count.ts';
import type { Searchable } from './search-of.ts';
import { comparing, representing } from './sort.ts';
import { toCategoryTile } from './to-card.ts';

/** What narrows and orders the goods of categories. */
export interface Asked {
  filters: string;
  pattern?: string | undefined;
  sort: SortType;
  currency: Currency;
  language: Language;
}

/** Whether all goods are meant, in the order in which they stand anyway. */
export const isPlain = ({ filters, pattern, sort }: Pick<Asked, 'filters' | 'pattern' | 'sort'>) =>
  filters === '' && !pattern?.trim() && sort === 'byPopularity';

/** The goods of some categories that answer, one colour a model, in the order of the sort. */
async function goodsOf(
  categories: readonly ListedCategory[],
  { filters, pattern, sort, currency }: Asked,
  { index, search }: Searchable,
): Promise<ListedProduct[]> {
  const found = pattern?.trim() ? new Set(await search.search(pattern)) : null;
  const models = [...modelsIn(categories, index)].filter(({ id }) => found?.has(id) ?? true);
  const [category = null] = categories.length === 1 ? categories : [];
  const narrowing = narrowingOf(readFilters(new URLSearchParams(filters)), { index, category, currency });
  const answering = matchProducts(models, narrowing).filter(
    ({ fails, isInStock }) => isInStock && fails.length === 0,
  );
  return representing(
    answering.map(({ product }) => product),
    sort,
    currency,
  );
}

/** Tiles of the categories that have goods which answer; by popularity they stand as in the menu. */
export async function narrowedTiles(
  categories: readonly ListedCategory[],
  asked: Asked,
  known: Searchable,
): Promise<CategoryTile[]> {
  const compare = comparing(asked.sort, asked.currency);
  const tiles = await Promise.all(
    categories.map(async (category) => ({ category, goods: await goodsOf([category], asked, known) })),
  );
  return tiles
    .flatMap(({ category, goods: [first, ...others] }) =>
      first ? [{ category, first, modelCount: others.length + 1 }] : [],
    )
    .toSorted((a, b) => (asked.sort === 'byPopularity' ? 0 : compare(a.first, b.first)))
    .map(({ category, modelCount }) => ({
      ...toCategoryTile(category, known.index, asked),
      modelCount,
    }));
}

/** How many models of some categories answer, each counted once. */
export const countOfGoods = async (
  categories: readonly ListedCategory[],
  asked: Asked,
  known: Searchable,
): Promise<number> => (await goodsOf(categories, asked, known)).length;

import type { Language } from '@rukav/contract';
import { getHints } from '@rukav/contract/catalogue/calls.ts';
import { GetHints, type Hints } from '@rukav/contract/catalogue/schemas.ts';
import { handle } from '../http/handle.ts';
import { stemsIn, type PopularQueries } from '../search/index.ts';
import type { CatalogueIndex, ListedCategory } from './listed.ts';
import type { Searchable } from './search-of.ts';
import { rootOf } from './to-card.ts';

const most = { read: 40, queries: 8, categories: 4 } as const;

const toHint = (category: ListedCategory, index: CatalogueIndex, language: Language) => ({
  name: category.name[language],
  url: category.url,
  root: rootOf(category, index).name[language],
  picture: { code: category.picture.code, colour: category.picture.colour },
});

/** Tells that a query may be shown to others: in the reader's language, without article numbers and words that the shop forbids. */
const isForOthers = ({ search }: Searchable, language: Language, forbidden: readonly string[]) => {
  const stems = new Set(forbidden.flatMap(stemsIn));
  return (text: string) =>
    !/\d/.test(text) && search.isSpoken(text, language) && !stemsIn(text).some((stem) => stems.has(stem));
};

/** What is searched for most; the names of the largest categories where hardly anybody has searched yet. */
async function popularIn(
  { index, search }: Searchable,
  popular: string[],
  language: Language,
): Promise<Hints> {
  const known = new Set<string>();
  const categories = [...index.categories.values()]
    .filter(({ kind, id }) => kind === 'list' && index.modelsOf(id).length > 0)
    .filter(({ name }) => !known.has(name.ru) && known.add(name.ru))
    .toSorted((a, b) => index.modelsOf(b.id).length - index.modelsOf(a.id).length);
  const names = categories.map(({ name }) => name[language].toLocaleLowerCase());
  // What was found once may have sold out since.
  const found = await Promise.all(popular.map(async (text) => (await search.search(text)).length > 0));
  const queries = [...popular.filter((_, place) => found[place]), ...names];
  return { queries: [...new Set(queries)].slice(0, most.queries), categories: [] };
}

/** GET /products/hints: queries and categories that a text may become; without a text, what others search for. */
export const getHintsHandler = ({
  searchable,
  popular,
}: {
  searchable: () => Promise<Searchable>;
  popular: PopularQueries;
}) =>
  handle(
    getHints,
    GetHints,
    async ({ query: { query }, language, settings, now }) => {
      const known = await searchable();
      if (query === '') {
        const { visitors: least, forbidden } = settings.config.popularQueries;
        const read = await popular.read(language, now, { most: most.read, least });
        return popularIn(known, read.filter(isForOthers(known, language, forbidden)), language);
      }
      const { queries, categoryIds } = await known.search.suggest(query, language, most.queries);
      return {
        queries,
        categories: categoryIds.slice(0, most.categories).flatMap((id) => {
          const category = known.index.categories.get(id);
          return category ? [toHint(category, known.index, language)] : [];
        }),
      };
    },
    { cache: 'shared' },
  );

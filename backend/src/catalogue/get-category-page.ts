import { getCategoryPage, getNavigation } from '@rukav/contract/catalogue/calls.ts';
import { GetCategoryPage, GetNavigation } from '@rukav/contract/catalogue/schemas.ts';
import { handle } from '../http/handle.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CatalogueIndex, ListedCategory } from './listed.ts';
import { modelCountOf } from './model-count.ts';
import { countOfGoods, isPlain, narrowedTiles } from './narrowed-tiles.ts';
import type { Searchable } from './search-of.ts';
import { toCategory, toCategoryTile } from './to-card.ts';

const childrenOf = (category: ListedCategory, { categories }: CatalogueIndex) =>
  category.children.flatMap((id) => categories.get(id) ?? []);

const rootsOf = ({ categories }: CatalogueIndex) =>
  [...categories.values()].filter(({ parentId }) => parentId === null);

/** GET /category-pages: tiles for a category that only leads on; none where there is a listing. */
export const getCategoryPageHandler = (searchable: () => Promise<Searchable>) =>
  handle(
    getCategoryPage,
    GetCategoryPage,
    async ({ query: { url, pageNumber, pageSize, ...narrowing }, language, currency, refuse }) => {
      const known = await searchable();
      const { index } = known;
      const category = url === '' ? null : index.categoryByUrl.get(url);
      if (category === undefined) return refuse('category_not_found', { field: 'url' });

      const roots = rootsOf(index);
      const leading =
        category === null ? roots : category.kind === 'branch' ? childrenOf(category, index) : [];
      const holding = category === null ? roots : [category];
      const asked = { ...narrowing, currency, language };
      const [tiles, modelCount] = isPlain(narrowing)
        ? [leading.map((one) => toCategoryTile(one, index, asked)), modelCountOf(holding, index, currency)]
        : await Promise.all([narrowedTiles(leading, asked, known), countOfGoods(holding, asked, known)]);
      return {
        category: toCategory(category, index, language),
        categoryTiles: tiles.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize),
        modelCount,
      };
    },
    { cache: 'shared' },
  );

/** GET /catalogue/navigation: the roots with what stands directly below them. */
export const getNavigationHandler = (catalogue: CatalogueCache) =>
  handle(
    getNavigation,
    GetNavigation,
    async ({ language }) => {
      const index = await catalogue.get();
      return {
        roots: rootsOf(index).map((root) => ({
          name: root.name[language],
          url: root.url,
          gender: root.gender,
          allUrl: childrenOf(root, index).find(({ kind }) => kind === 'all')?.url ?? null,
          children: childrenOf(root, index).map(({ name, url, picture: { code, colour } }) => ({
            name: name[language],
            url,
            picture: { code, colour },
          })),
        })),
      };
    },
    { cache: 'shared' },
  );

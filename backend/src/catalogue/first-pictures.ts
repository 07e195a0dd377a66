import { limits } from '@rukav/contract/limits.ts';
import type { Kernel } from '../kernel.ts';
import { catalogueOf } from './catalogue-of.ts';
import { listPage } from './list.ts';

/** Codes of the pictures on the first page of every listing that holds a whole root; the highest tiles first. */
export async function firstPictures({ db }: Pick<Kernel, 'db'>): Promise<string[]> {
  const index = await catalogueOf(db).get();
  const pages = [...index.categories.values()]
    .filter(({ kind }) => kind === 'all')
    .map((category) => {
      const { tiles } = listPage(index, {
        models: index.modelsOf(category.id),
        category,
        filters: {},
        sort: 'byPopularity',
        pageNumber: 0,
        pageSize: limits.cataloguePageSize,
        withFacets: false,
        shops: [],
        currency: 'RUB',
        language: 'ru',
      });
      return tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product.picture.code] : []));
    });
  const places = Array.from({ length: limits.cataloguePageSize }, (_, place) => place);
  return places.flatMap((place) => pages.flatMap((codes) => codes[place] ?? []));
}

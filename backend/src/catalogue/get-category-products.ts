import { getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { GetCategoryProducts, type Tile } from '@rukav/contract/catalogue/schemas.ts';
import type { Language } from '@rukav/contract';
import type { ContentRepository } from '../content/content-repository.ts';
import { toBanner } from '../content/to-banner.ts';
import { handle } from '../http/handle.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CityShops } from './city-shops.ts';
import { listPage } from './list.ts';
import type { ListedCategory } from './listed.ts';
import { toCategory } from './to-card.ts';

export interface ListingParts {
  catalogue: CatalogueCache;
  shopsOf: CityShops;
  content: ContentRepository;
}

/** Where banners stand among the tiles of a first page, counted without them. */
const bannerPlaces = [8, 26] as const;

/** Puts banners of the category's audience among the tiles, where a page is long enough for them. */
async function withBanners(
  tiles: Tile[],
  category: ListedCategory,
  { content }: ListingParts,
  language: Language,
): Promise<Tile[]> {
  const places = bannerPlaces.filter((place) => tiles.length > place + 4);
  if (places.length === 0) return tiles;
  const banners = (await content.bannersOf(category.gender)).filter(
    ({ url }) => !url.split('?')[0]?.endsWith(`/${category.url}`),
  );
  return tiles.flatMap((tile, index): Tile[] => {
    const place = places.indexOf(index as never);
    const banner = place < 0 ? undefined : banners[place];
    return banner
      ? [{ type: 'banner_tile', slot: banner.slot, banner: toBanner(banner, language) }, tile]
      : [tile];
  });
}

/** GET /category-products: a page of a listing with what it can be narrowed by. */
export const getCategoryProductsHandler = (parts: ListingParts) =>
  handle(
    getCategoryProducts,
    GetCategoryProducts,
    async ({ query, currency, language, cityId, country, refuse }) => {
      const index = await parts.catalogue.get();
      const category = index.categoryByUrl.get(query.url);
      if (!category) return refuse('category_not_found', { field: 'url' });
      const { pageNumber, pageSize, sort } = query;

      const { tiles, facets, totalCount, filters } = listPage(index, {
        models: category.kind === 'branch' ? [] : index.modelsOf(category.id),
        category,
        filters: query.filters,
        sort,
        pageNumber,
        pageSize,
        shops: await parts.shopsOf({ cityId, country, language }),
        currency,
        language,
      });
      const isPlain = pageNumber === 0 && Object.keys(filters).length === 0 && sort === 'byPopularity';
      return {
        category: toCategory(category, index, language),
        tiles: isPlain ? await withBanners(tiles, category, parts, language) : tiles,
        facets,
        sort,
        pageNumber,
        pageSize,
        totalCount,
      };
    },
  );

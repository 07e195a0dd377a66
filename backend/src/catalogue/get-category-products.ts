import { getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { readFilters } from '@rukav/contract/catalogue/filters.ts';
import { GetCategoryProducts, type Tile } from '@rukav/contract/catalogue/schemas.ts';
import type { Language } from '@rukav/contract';
import { type ContentRepository, toBanner } from '../content/index.ts';
import { handle, type Exchange } from '../http/handle.ts';
import { memoised, type Origin } from '../http/memoised.ts';
import { readSent } from '../http/validation.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CityShops } from './city-shops.ts';
import { listPage } from './list.ts';
import type { ListedCategory, ListedModel } from './listed.ts';
import type { Searchable } from './search-of.ts';
import { toCategory } from './to-card.ts';

export interface ListingParts {
  catalogue: CatalogueCache;
  shopsOf: CityShops;
  content: ContentRepository;
  searchable: () => Promise<Searchable>;
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

/** The models of a category; with a `pattern` those of them that answer it. */
async function modelsOf(
  category: ListedCategory,
  pattern: string | undefined,
  { index, search }: Searchable,
): Promise<readonly ListedModel[]> {
  if (category.kind === 'branch') return [];
  const models = index.modelsOf(category.id);
  if (!pattern?.trim()) return models;
  const found = new Set(await search.search(pattern));
  return models.filter(({ id }) => found.has(id));
}

/** What a listing depends on: the catalogue as it was read last, what is asked, language, currency, and the city's shops. */
const originOf =
  ({ catalogue, shopsOf }: ListingParts) =>
  async ({ sent, session, country, currency, language }: Exchange): Promise<Origin> => {
    const query = readSent(GetCategoryProducts.query, sent.query);
    const shops = await shopsOf(
      { session, country, language },
      readFilters(new URLSearchParams(query.filters)).pickup,
    );
    return {
      source: await catalogue.get(),
      key: JSON.stringify([query, language, currency, shops.map(({ id }) => id)]),
    };
  };

/** GET /category-products: a page of a listing with what it can be narrowed by. */
export const getCategoryProductsHandler = (parts: ListingParts) => memoised(listing(parts), originOf(parts));

const listing = (parts: ListingParts) =>
  handle(
    getCategoryProducts,
    GetCategoryProducts,
    async ({ query, currency, language, country, session, refuse }) => {
      const known = await parts.searchable();
      const { index } = known;
      const category = index.categoryByUrl.get(query.url);
      if (!category) return refuse('category_not_found', { field: 'url' });
      const { pageNumber, pageSize, withFacets, sort, pattern } = query;
      const filters = readFilters(new URLSearchParams(query.filters));

      const { tiles, facets, totalCount } = listPage(index, {
        models: await modelsOf(category, pattern, known),
        category,
        filters,
        sort,
        pageNumber,
        pageSize,
        withFacets,
        shops: await parts.shopsOf({ session, country, language }, filters.pickup),
        currency,
        language,
      });
      const isPlain =
        pageNumber === 0 && !pattern && Object.keys(filters).length === 0 && sort === 'byPopularity';
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
    { cache: 'private' },
  );

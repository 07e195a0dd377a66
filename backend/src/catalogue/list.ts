import type { Filters, SortType } from '@rukav/contract/catalogue/filters.ts';
import type { Facet, Tile } from '@rukav/contract/catalogue/schemas.ts';
import type { Currency, Language } from '@rukav/contract';
import type { CityShop } from './facet-question.ts';
import { facetsOf } from './facets.ts';
import type { CatalogueIndex, ListedCategory, ListedModel, ListedProduct } from './listed.ts';
import { matchProducts, narrowingOf } from './match-products.ts';
import { oneOfEach, representing } from './sort.ts';
import { toCard } from './to-card.ts';

/** What a page of a list is asked for. */
export interface ListQuestion {
  models: readonly ListedModel[];
  category: ListedCategory | null;
  filters: Filters;
  sort: SortType;
  pageNumber: number;
  pageSize: number;
  /** Whether the answer names what the list can be narrowed by. */
  withFacets: boolean;
  shops: readonly CityShop[];
  currency: Currency;
  language: Language;
  /** Whether the models come in the order in which a search found them: it stands for popularity. */
  isRanked?: boolean;
  /** Colours to show models in, where they have them. */
  isPreferred?: (product: ListedProduct) => boolean;
}

export interface ListAnswer {
  tiles: Tile[];
  facets: Facet[];
  totalCount: number;
}

/** A page of some models, narrowed and sorted, one tile a model; with its facets where they are asked for. */
export function listPage(index: CatalogueIndex, question: ListQuestion): ListAnswer {
  const { models, category, filters, sort, pageNumber, pageSize, currency, language, isRanked } = question;
  const matched = matchProducts(models, narrowingOf(filters, { index, category, currency }));
  const products = matched
    .filter(({ fails, isInStock }) => isInStock && fails.length === 0)
    .map(({ product }) => product);

  const { isPreferred } = question;
  const found =
    isRanked && sort === 'byPopularity'
      ? oneOfEach(products, { sort, currency, isPreferred })
      : representing(products, sort, currency, isPreferred);
  const page = found.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize);

  return {
    totalCount: found.length,
    tiles: page.map((product) => ({
      type: 'product_tile',
      slot: 'products',
      product: toCard(product, index, { currency, language }),
    })),
    facets: question.withFacets ? facetsOf({ ...question, matched, index }) : [],
  };
}

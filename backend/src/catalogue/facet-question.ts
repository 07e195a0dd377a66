import type { Language } from '@rukav/contract';
import type { Filters } from '@rukav/contract/catalogue/filters.ts';
import type { FacetContext } from './facet-values.ts';
import type { MatchedProduct } from './match-products.ts';

/** A shop of the visitor's city that can be chosen. */
export interface CityShop {
  id: string;
  name: string;
  address: string;
  metro: string | null;
}

/** A listing whose facets are asked for, with what is chosen. */
export interface FacetQuestion extends FacetContext {
  matched: readonly MatchedProduct[];
  filters: Filters;
  shops: readonly CityShop[];
  language: Language;
}

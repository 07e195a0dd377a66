import type { Language } from '@rukav/contract';
import type { Filters } from '@rukav/contract/catalogue/filters.ts';
import type { FacetContext } from './facet-values.ts';
import type { Judged } from './narrow.ts';

/** A shop of the visitor's city that can be chosen. */
export interface CityShop {
  id: string;
  name: string;
  address: string;
  metro: string | null;
}

/** A listing whose facets are asked for, with what is chosen. */
export interface FacetQuestion extends FacetContext {
  judged: readonly Judged[];
  filters: Filters;
  shops: readonly CityShop[];
  language: Language;
}

import type { FacetId, FilterId, Filters, SortType } from '@rukav/contract/catalogue/filters.ts';
import { blockedFacets, writeFilters } from '@rukav/contract/catalogue/filters.ts';
import type { Facet, FacetValue, RangeValue } from '@rukav/contract/catalogue/schemas.ts';
import { limits } from '@rukav/contract';

/** What a listing is narrowed by, and how it is sorted. Two equal selections have one address. */
export interface Selection {
  filters: Filters;
  sort: SortType;
}

/** Nothing chosen, the requirements' default sort. */
export const nothing: Selection = { filters: {}, sort: 'byPopularity' };

const valuesOf = ({ filters }: Selection, filter: FilterId) => filters[filter] ?? [];

const withValues = (selection: Selection, filter: FilterId, values: readonly string[]): Selection => {
  const { [filter]: _, ...others } = selection.filters;
  return { ...selection, filters: values.length > 0 ? { ...others, [filter]: values } : others };
};

/** Whether a value of a filter is chosen. */
export const isSelected = (selection: Selection, filter: FilterId, value: string) =>
  valuesOf(selection, filter).includes(value);

/** Flips a value: chosen becomes unchosen and the other way round. A sixth pickup shop changes nothing. */
export function toggle(selection: Selection, filter: FilterId, value: string): Selection {
  const values = valuesOf(selection, filter);
  if (values.includes(value))
    return withValues(
      selection,
      filter,
      values.filter((one) => one !== value),
    );
  if (filter === 'pickup' && values.length >= limits.pickupShops) return selection;
  return withValues(selection, filter, [...values, value]);
}

/** A range counts as chosen when its bounds differ from the ends. */
export const isRangeSelected = ({ from, to, min, max }: RangeValue) => from !== min || to !== max;

/** Sets a range in its own unit; the full range chooses nothing. */
export const setRange = (selection: Selection, filter: FilterId, range: RangeValue): Selection =>
  withValues(selection, filter, isRangeSelected(range) ? [`${range.from}-${range.to}`] : []);

/** Takes back everything chosen in one filter; a range is its full range again. */
export const reset = (selection: Selection, filter: FilterId): Selection => withValues(selection, filter, []);

/** Takes back everything chosen, and keeps the sort. */
export const clear = ({ sort }: Selection): Selection => ({ filters: {}, sort });

/** How many values are chosen over all filters. */
export const countOf = ({ filters }: Selection) =>
  Object.values(filters).reduce((sum, values) => sum + values.length, 0);

/** Whether two selections differ: what tells the drawer's copy from what is on screen. */
export const isChanged = (initial: Selection, temporary: Selection) =>
  addressPart(initial) !== addressPart(temporary);

const sorted = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).map(([filter, values]) => [filter, values.toSorted()]));

/** The selection as parameters of an address. */
export const addressPart = ({ filters, sort }: Selection) => writeFilters(sorted(filters), sort);

/** The address of a listing with this selection. */
export const addressOf = (url: string, selection: Selection) => {
  const part = addressPart(selection);
  return `/catalog/${url}${part && `?${part}`}`;
};

/** What is searched for, where a listing answers a text. */
export interface Searched {
  query: string;
  /** Searches for the text as it is written (SRCH-05). */
  isExact: boolean;
}

/** The address of a search: the text, then what narrows it (SRCH-07). */
export const searchAddressOf = ({ query, isExact }: Searched, selection: Selection) =>
  [
    `/search?query=${encodeURIComponent(query)}`,
    ...(isExact ? ['textCorrection=false'] : []),
    ...[addressPart(selection)].filter(Boolean),
  ].join('&');

/** The address of a category's listing or of a search, with this selection. */
export const listingAddressOf = (
  { url, searched }: { url: string; searched?: Searched | undefined },
  selection: Selection,
) => (searched ? searchAddressOf(searched, selection) : addressOf(url, selection));

/** A facet's values as they can be chosen now: at the facet's cap, those not chosen are unavailable. */
export function availableValues(facet: Facet, selection: Selection, filter: FilterId): FacetValue[] {
  const chosen = valuesOf(selection, filter).length;
  const isFull = facet.maxSelectionQuantity !== null && chosen >= facet.maxSelectionQuantity;
  return facet.facetValues.map((value) => {
    const selectedByUser = isSelected(selection, filter, value.value);
    return {
      ...value,
      selectedByUser,
      isAvailable: selectedByUser || (value.isAvailable && !facet.disabled && !isFull),
    };
  });
}

/** The facets of every listing, in the order in which they stand (CAT-08). */
export const mainFacets: readonly FacetId[] = ['size-sku', 'color', 'price', 'collection', 'availability'];

/** A facet that is drawn by itself. */
export type DrawnFacet = Facet & { id: FacetId };

const isDrawn = (facet: Facet): facet is DrawnFacet => !blockedFacets.some((id) => id === facet.id);

const rank = ({ id }: DrawnFacet) => {
  const index = mainFacets.indexOf(id);
  return index < 0 ? mainFacets.length : index;
};

/** The facets to draw: without the blocked ones, the main ones first. */
export const drawnFacets = (facets: readonly Facet[]): DrawnFacet[] =>
  facets.filter(isDrawn).toSorted((a, b) => rank(a) - rank(b));

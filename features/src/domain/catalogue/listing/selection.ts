import type { Filters, FacetId, SortType } from '@rukav/contract/catalogue/filters.ts';
import { writeFilters } from '@rukav/contract/catalogue/filters.ts';
import type { Facet, FacetValue, RangeValue } from '@rukav/contract/catalogue/schemas.ts';
import { limits } from '@rukav/contract';

/** What a listing is narrowed by, and how it is sorted. Two equal selections have one address. */
export interface Selection {
  filters: Filters;
  sort: SortType;
}

/** Nothing chosen, the requirements' default sort. */
export const nothing: Selection = { filters: {}, sort: 'byPopularity' };

const valuesOf = ({ filters }: Selection, facet: FacetId) => filters[facet] ?? [];

const withValues = (selection: Selection, facet: FacetId, values: readonly string[]): Selection => {
  const { [facet]: _, ...others } = selection.filters;
  return { ...selection, filters: values.length > 0 ? { ...others, [facet]: values } : others };
};

/** Whether a value of a facet is chosen. */
export const isSelected = (selection: Selection, facet: FacetId, value: string) =>
  valuesOf(selection, facet).includes(value);

/** Flips a value: chosen becomes unchosen and the other way round. A sixth pickup shop changes nothing. */
export function toggle(selection: Selection, facet: FacetId, value: string): Selection {
  const values = valuesOf(selection, facet);
  if (values.includes(value))
    return withValues(
      selection,
      facet,
      values.filter((one) => one !== value),
    );
  if (facet === 'pickup' && values.length >= limits.pickupShops) return selection;
  return withValues(selection, facet, [...values, value]);
}

/** A range counts as chosen when its bounds differ from the ends. */
export const isRangeSelected = ({ from, to, min, max }: RangeValue) => from !== min || to !== max;

/** Sets a range in the facet's own unit; the full range chooses nothing. */
export const setRange = (selection: Selection, facet: FacetId, range: RangeValue): Selection =>
  withValues(selection, facet, isRangeSelected(range) ? [`${range.from}-${range.to}`] : []);

/** Takes back everything chosen in one facet; a range is its full range again. */
export const reset = (selection: Selection, facet: FacetId): Selection => withValues(selection, facet, []);

/** Takes back everything chosen, and keeps the sort. */
export const clear = ({ sort }: Selection): Selection => ({ filters: {}, sort });

/** How many values are chosen over all facets. */
export const countOf = ({ filters }: Selection) =>
  Object.values(filters).reduce((sum, values) => sum + values.length, 0);

/** Whether two selections differ: what tells the drawer's copy from what is on screen. */
export const isChanged = (initial: Selection, temporary: Selection) =>
  addressPart(initial) !== addressPart(temporary);

const sorted = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).map(([facet, values]) => [facet, values.toSorted()]));

/** The selection as parameters of an address. */
export const addressPart = ({ filters, sort }: Selection) => writeFilters(sorted(filters), sort);

/** The address of a listing with this selection. */
export const addressOf = (url: string, selection: Selection) => {
  const part = addressPart(selection);
  return `/catalog/${url}${part && `?${part}`}`;
};

/** A facet's values as they can be chosen now: at the facet's cap, those not chosen are unavailable. */
export function availableValues(facet: Facet, selection: Selection, id: FacetId): FacetValue[] {
  const chosen = valuesOf(selection, id).length;
  const isFull = facet.maxSelectionQuantity !== null && chosen >= facet.maxSelectionQuantity;
  return facet.facetValues.map((value) => {
    const selectedByUser = isSelected(selection, id, value.value);
    return {
      ...value,
      selectedByUser,
      isAvailable: selectedByUser || (value.isAvailable && !facet.disabled && !isFull),
    };
  });
}

/** Facets that are never drawn by themselves; their state is in the availability facet (FAC-17, FAC-18). */
export const blockedFacets = ['general-delivery', 'general-pickup', 'pickup', 'online-only'] as const;

/** The facets of every listing, in the order in which they stand (CAT-08). */
export const mainFacets = ['size-sku', 'color', 'price', 'collection', 'availability'] as const;

const rank = (id: string) => {
  const index = (mainFacets as readonly string[]).indexOf(id);
  return index < 0 ? mainFacets.length : index;
};

/** The facets to draw: without the blocked ones, the main ones first. */
export const drawnFacets = (facets: readonly Facet[]) =>
  facets
    .filter(({ id }) => !(blockedFacets as readonly string[]).includes(id))
    .toSorted((a, b) => rank(a.id) - rank(b.id));

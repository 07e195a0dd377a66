/**
 * The filters of a listing, each with its parameter in the address bar, in the order in which an address names them (CAT-08,
 * CAT-09). A new filter has a facet of its own name, with a row in `backend/src/catalogue/facet-definitions.ts`.
 */
const parameters = {
  'size-sku': 'size',
  color: 'color',
  price: 'price',
  gender: 'gender',
  collection: 'collection',
  delivery: 'delivery',
  pickup: 'pickup',
  category: 'category',
  composition: 'composition',
} as const;

/** What a filter is called inside: `size` of the address bar is `size-sku` to the catalogue. */
export type FilterId = keyof typeof parameters;

const filterIds = Object.keys(parameters) as FilterId[];

export type FilterParameter = (typeof parameters)[FilterId] | 'sort';

/** The parameters of the address bar that a listing reads (CAT-08). */
export const filterParameters: readonly FilterParameter[] = [...Object.values(parameters), 'sort'];

/** The parameter of the address bar that a filter is written to. */
export const parameterOf = (filter: FilterId): FilterParameter => parameters[filter];

/** The filters that one facet, availability, sets together (FAC-15). */
const ofAvailability = ['delivery', 'pickup'] as const satisfies readonly FilterId[];
type OfAvailability = (typeof ofAvailability)[number];

/** A facet that listings have: one of its own for each filter, and `availability` for delivery and pickup. */
export type FacetId = Exclude<FilterId, OfAvailability> | 'availability';

/** Every facet that listings have. */
export const facetIds: readonly FacetId[] = [
  ...filterIds.filter(
    (id): id is Exclude<FilterId, OfAvailability> => !ofAvailability.some((one) => one === id),
  ),
  'availability',
];

/** The filters that a facet sets; one, but for availability. */
export const filtersOf = (facet: FacetId): readonly [FilterId, ...FilterId[]] =>
  facet === 'availability' ? ofAvailability : [facet];

/** Facets that a commerce system may answer with and that are never drawn: availability shows what they hold (FAC-17, FAC-18). */
export const blockedFacets = ['general-delivery', 'general-pickup', 'pickup', 'online-only'] as const;

/** Chosen values by filter, in the order of choosing; a filter with none is left out. A price is one value, `from-to`. */
export type Filters = Partial<Record<FilterId, readonly string[]>>;

export const sortTypes = [
  'byPopularity',
  'byPriceAsc',
  'byPriceDesc',
  'byDiscountDesc',
  'byNovelty',
] as const;
export type SortType = (typeof sortTypes)[number];

/** Whether an address can hold a value: letters, digits and `_./-`, 40 at most. What it cannot hold is dropped on reading. */
export const isFilterValue = (value: string) => /^[\p{L}\p{N}_./-]{1,40}$/u.test(value);

const valuesOf = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => text.split(',')).filter(isFilterValue)),
];

/**
 * Reads the filters out of an address; unknown parameters and values that no facet could have written are dropped. A parameter that
 * stands there twice counts with the values of both.
 */
export function readFilters(address: URLSearchParams): Filters {
  const filters: Partial<Record<FilterId, string[]>> = {};
  for (const filter of filterIds) {
    const values = valuesOf(address.getAll(parameterOf(filter))).slice(0, 50);
    if (values.length > 0) filters[filter] = values;
  }
  return filters;
}

/** Reads the sort; byPopularity when there is none or an unknown one. */
export function readSort(address: URLSearchParams): SortType {
  const asked = address.get('sort');
  return sortTypes.find((type) => type === asked) ?? 'byPopularity';
}

/** Writes filters and sort as an address's parameters, always in the same order, so that equal choices have one address. */
export function writeFilters(filters: Filters, sort: SortType = 'byPopularity'): string {
  const parts = filterIds.flatMap((filter) => {
    const values = filters[filter];
    return values && values.length > 0
      ? [`${parameterOf(filter)}=${values.map(encodeURIComponent).join(',')}`]
      : [];
  });
  if (sort !== 'byPopularity') parts.push(`sort=${sort}`);
  return parts.join('&');
}

/** A range in minor units out of a price value `from-to`; undefined when it is not one. */
export function readRange(value: string | undefined): { from: number; to: number } | undefined {
  const [, from, to] = /^(\d{1,10})-(\d{1,10})$/.exec(value ?? '') ?? [];
  return from === undefined || to === undefined || Number(from) > Number(to)
    ? undefined
    : { from: Number(from), to: Number(to) };
}

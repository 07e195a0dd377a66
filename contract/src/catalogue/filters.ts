/** The filters of a listing, as they stand in the address bar (CAT-08, CAT-09). */
export const filterParameters = [
  'size',
  'color',
  'price',
  'gender',
  'collection',
  'delivery',
  'pickup',
  'sort',
  'category',
  'composition',
] as const;
export type FilterParameter = (typeof filterParameters)[number];

/** What a facet is called inside: `size` of the address bar is `size-sku` to the catalogue. */
export type FacetId = Exclude<FilterParameter, 'size' | 'sort'> | 'size-sku';

/** Chosen values by facet, in the order of choosing; a facet with none is left out. A price is one value, `from-to`. */
export type Filters = Partial<Record<FacetId, readonly string[]>>;

export const sortTypes = [
  'byPopularity',
  'byPriceAsc',
  'byPriceDesc',
  'byDiscountDesc',
  'byNovelty',
] as const;
export type SortType = (typeof sortTypes)[number];

const facetIds = [
  'size-sku',
  'color',
  'price',
  'gender',
  'collection',
  'delivery',
  'pickup',
  'category',
  'composition',
] as const satisfies readonly FacetId[];

/** The parameter of the address bar that a facet is written to. */
export const parameterOf = (facet: FacetId): FilterParameter => (facet === 'size-sku' ? 'size' : facet);

const valuesOf = (text: string | null) =>
  text ? [...new Set(text.split(',').filter((value) => /^[\p{L}\p{N}_./-]{1,40}$/u.test(value)))] : [];

/** Reads the filters out of an address; what no facet could have written is dropped. */
export function readFilters(parameters: URLSearchParams): Filters {
  const filters: Partial<Record<FacetId, string[]>> = {};
  for (const facet of facetIds) {
    const values = valuesOf(parameters.get(parameterOf(facet))).slice(0, 50);
    if (values.length > 0) filters[facet] = values;
  }
  return filters;
}

/** Reads the sort; byPopularity when there is none or an unknown one. */
export function readSort(parameters: URLSearchParams): SortType {
  const asked = parameters.get('sort');
  return sortTypes.find((type) => type === asked) ?? 'byPopularity';
}

/** Writes filters and sort as an address's parameters, always in the same order, so that equal choices have one address. */
export function writeFilters(filters: Filters, sort: SortType = 'byPopularity'): string {
  const parts = facetIds.flatMap((facet) => {
    const values = filters[facet];
    return values && values.length > 0
      ? [`${parameterOf(facet)}=${values.map(encodeURIComponent).join(',')}`]
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

import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Call } from '@rukav/contract';
import { getCategoryProducts, searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { catalogue } from '@rukav/contract/catalogue/legacy-calls.ts';
import { readFilters, readSort, type FilterId, type SortType } from '@rukav/contract/catalogue/filters.ts';
import type { CategoryProducts, RangeValue, SearchResult } from '@rukav/contract/catalogue/schemas.ts';
import { createQuery, failureOf, type Failure } from '../../../platform/api/index.ts';
import { offlineTried } from '../../../platform/connection/index.ts';
import { addressRequestedFx, searchedText } from '../../../platform/navigation/index.ts';
import { $flags } from '../../../platform/session/index.ts';
import {
  addressPart,
  clear,
  isChanged,
  listingAddressOf,
  nothing,
  reset,
  setRange,
  toggle,
  type Searched,
  type Selection,
} from './selection.ts';

/**
 * Pages of a listing by address, filters, sort and page number. The shops in them are those of the visitor's city. They come
 * from the v3 catalogue, or with its flag off from the legacy one (FLAG-19).
 */
export const listing = createQuery(getCategoryProducts, {
  ttl: 120_000,
  keep: 30,
  per: ['city'],
  $sent: $flags.map(({ v3Catalogue }): Call => (v3Catalogue ? getCategoryProducts : catalogue)),
});

/** Pages of what answers a text, likewise. */
export const search = createQuery(searchProducts, { ttl: 120_000, keep: 30, per: ['city'] });

/** What a page of a listing is asked for by its address. `url` is empty where it answers a text. */
export interface ListingLocation {
  url: string;
  searched?: Searched;
  selection: Selection;
  pageNumber: number;
}

/** The last page that can be asked for. */
const mostPages = 200;

const pageNumberIn = (parameters: URLSearchParams) => {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page > 1 ? Math.min(page, mostPages) - 1 : 0;
};

const selectionIn = (parameters: URLSearchParams): Selection => ({
  filters: readFilters(parameters),
  sort: readSort(parameters),
});

/** Reads out of an address which page of a listing is meant; the first page is `page=1` to a shopper and 0 to the call. */
export function readListingLocation(url: string, parameters: URLSearchParams): ListingLocation {
  return {
    url: url.replace(/^\/+|\/+$/g, ''),
    selection: selectionIn(parameters),
    pageNumber: pageNumberIn(parameters),
  };
}

/** Reads out of an address what is searched for: its parameters are those of a listing and `query` (SRCH-07). */
export function readSearchLocation(parameters: URLSearchParams): ListingLocation & { searched: Searched } {
  return {
    url: '',
    searched: {
      query: searchedText(parameters),
      isExact: parameters.get('textCorrection') === 'false',
    },
    selection: selectionIn(parameters),
    pageNumber: pageNumberIn(parameters),
  };
}

/** The query's request for a page of a listing. */
export const requestOf = ({ url, selection: { filters, sort }, pageNumber }: ListingLocation) => ({
  query: { url, pageNumber, filters: addressPart({ filters, sort: 'byPopularity' }), sort },
});

/** The query's request for a page of what answers a text. */
export const searchRequestOf = ({
  searched,
  selection: { filters, sort },
  pageNumber,
}: ListingLocation & { searched: Searched }) => ({
  query: {
    query: searched.query,
    pageNumber,
    filters: addressPart({ filters, sort: 'byPopularity' }),
    sort,
    ...(searched.isExact && { textCorrection: 'false' }),
  },
});

/** Where an answer's own reading of the text leads: colours and sizes that it names are chosen, the rest is searched for. */
export const understoodLocation = (
  location: ListingLocation & { searched: Searched },
  { text, filters }: Pick<SearchResult, 'text' | 'filters'>,
): ListingLocation => ({
  ...location,
  searched: { ...location.searched, query: text },
  selection: { ...location.selection, filters: readFilters(new URLSearchParams(filters)) },
});

/** A page of a listing of either kind. */
type ListingPage = Pick<CategoryProducts, 'tiles' | 'facets' | 'totalCount' | 'pageSize'>;

/** Asks for a page; one that is set after another needs no facets. */
function askFor({ searched, ...location }: ListingLocation, isFurther: boolean): Promise<ListingPage> {
  const further = isFurther ? { withFacets: 'false' } : {};
  if (searched)
    return search.prefetchFx({
      query: { ...searchRequestOf({ ...location, searched }).query, ...further },
    });
  return listing.prefetchFx({ query: { ...requestOf(location).query, ...further } });
}

/** Which page of a listing is open: the site sets it before it opens the query. */
export const listingOpened = createEvent<ListingLocation>();

export const $location = createStore<ListingLocation>({ url: '', selection: nothing, pageNumber: 0 }).on(
  listingOpened,
  (present, location) =>
    present.url === location.url &&
    present.searched?.query === location.searched?.query &&
    present.searched?.isExact === location.searched?.isExact &&
    present.pageNumber === location.pageNumber &&
    !isChanged(present.selection, location.selection)
      ? present
      : location,
);

/** What is chosen on screen at once: pressed values show before the answer is there. */
export const $selection = createStore<Selection>(nothing).on(listingOpened, (present, { selection }) =>
  isChanged(present, selection) ? selection : present,
);

export const facetToggled = createEvent<{ filter: FilterId; value: string }>();
export const rangeChanged = createEvent<{ filter: FilterId; range: RangeValue }>();
export const facetReset = createEvent<FilterId>();
export const selectionCleared = createEvent();
export const sortChosen = createEvent<SortType>();

/** Something about the filters changed (CAT-12); analytics listens. */
export const filtersUpdated = createEvent<Selection>();

$selection
  .on(facetToggled, (selection, { filter, value }) => toggle(selection, filter, value))
  .on(rangeChanged, (selection, { filter, range }) => setRange(selection, filter, range))
  .on(facetReset, reset)
  .on(selectionCleared, clear)
  .on(sortChosen, (selection, sort) => ({ ...selection, sort }));

// Without a connection nothing is narrowed: what is chosen is what the listing shows.
sample({
  clock: offlineTried,
  source: $location,
  fn: ({ selection }) => selection,
  target: $selection,
});

/** The drawer's copy (phones): edited apart, applied as a whole, dropped when the drawer closes. */
export const drawerOpened = createEvent();
export const drawerClosed = createEvent();
export const drawerApplied = createEvent();
export const draftToggled = createEvent<{ filter: FilterId; value: string }>();
export const draftRangeChanged = createEvent<{ filter: FilterId; range: RangeValue }>();
export const draftReset = createEvent<FilterId>();
export const draftCleared = createEvent();

export const $draft = createStore<Selection>(nothing)
  .on(draftToggled, (draft, { filter, value }) => toggle(draft, filter, value))
  .on(draftRangeChanged, (draft, { filter, range }) => setRange(draft, filter, range))
  .on(draftReset, reset)
  .on(draftCleared, clear);

sample({ clock: [drawerOpened, drawerClosed], source: $selection, target: $draft });

/** Whether the copy differs from what is on screen. */
export const $isDraftChanged = combine($selection, $draft, isChanged);

/**
 * What the listing would be with the copy: its count stands on the apply button, its facets in the drawer. Null until it
 * is known, or where it cannot be.
 */
export const $preview = createStore<ListingPage | null>(null).reset(drawerOpened, drawerClosed);

const previewFx = createEffect(({ location, draft }: { location: ListingLocation; draft: Selection }) =>
  askFor({ ...location, selection: draft, pageNumber: 0 }, false),
);

sample({
  clock: [draftToggled, draftRangeChanged, draftReset, draftCleared],
  source: { location: $location, draft: $draft },
  target: previewFx,
});

// An answer counts only for the copy that it was asked for.
sample({
  clock: previewFx.finally,
  source: $draft,
  filter: (draft, asked) => draft === asked.params.draft,
  fn: (_, asked) => (asked.status === 'done' ? asked.result : null),
  target: $preview,
});

sample({ clock: drawerApplied, source: $draft, target: $selection });

/** A desktop applies a facet at once: the new selection becomes the new address, which opens the new key. */
sample({
  clock: [facetToggled, rangeChanged, facetReset, selectionCleared, sortChosen, drawerApplied],
  source: { location: $location, selection: $selection },
  fn: ({ location, selection }) => ({ to: listingAddressOf(location, selection), keepScroll: true }),
  target: addressRequestedFx,
});

sample({
  clock: [facetToggled, rangeChanged, facetReset, selectionCleared, sortChosen, drawerApplied],
  source: $selection,
  target: filtersUpdated,
});

/** Further pages on screen: their tiles stand after the first ones. */
export interface Depth {
  /** Address of the listing that the pages belong to. */
  of: string;
  pages: readonly ListingPage[];
}

export const moreRequested = createEvent();

const keyOf = (location: ListingLocation) => listingAddressOf(location, location.selection);
const $listingKey = $location.map(keyOf);

export const $depth = createStore<Depth>({ of: '', pages: [] }, { serialize: 'ignore' });
export const $moreFailure = createStore<Failure | null>(null, { serialize: 'ignore' }).reset(listingOpened);

interface MoreRequest {
  location: ListingLocation;
  from: number;
  to: number;
}

const loadPagesFx = createEffect(({ location, from, to }: MoreRequest) =>
  Promise.all(
    Array.from({ length: to - from + 1 }, (_, index) =>
      askFor({ ...location, pageNumber: from + index }, true),
    ),
  ),
);

sample({
  clock: moreRequested,
  source: { location: $location, depth: $depth, pending: loadPagesFx.pending },
  filter: ({ pending }) => !pending,
  fn: ({ location, depth }): MoreRequest => {
    const next = location.pageNumber + depth.pages.length + 1;
    return { location, from: next, to: next };
  },
  target: loadPagesFx,
});

/** Brings back as many further pages as a history entry remembers, so that Back leads to the same tile. */
export const restoreDepthFx = attach({
  source: { location: $location, depth: $depth },
  effect: async ({ location, depth }, pages: number) => {
    if (pages <= depth.pages.length) return;
    await loadPagesFx({
      location,
      from: location.pageNumber + depth.pages.length + 1,
      to: location.pageNumber + pages,
    });
  },
});

$depth.on(loadPagesFx.done, (depth, { params: { location, from }, result }) => {
  const of = keyOf(location);
  const known = depth.of === of ? depth.pages.slice(0, from - location.pageNumber - 1) : [];
  return { of, pages: [...known, ...result] };
});
sample({
  clock: $listingKey,
  source: $depth,
  filter: ({ of }, key) => of !== key,
  fn: (_, key): Depth => ({ of: key, pages: [] }),
  target: $depth,
});
$moreFailure.on(loadPagesFx.failData, (_, error) => failureOf(error)).reset(loadPagesFx);

export const $isLoadingMore = loadPagesFx.pending;

/** Everything of the listing that is on screen. `isStale` while another selection's answer is on its way. */
export const $shown = combine(
  {
    listed: listing.$current,
    found: search.$current,
    isOpening: combine(listing.$isOpening, search.$isOpening, (one, other) => one || other),
    depth: $depth,
    selection: $selection,
    location: $location,
  },
  ({ listed, found, isOpening, depth, selection, location }) => {
    const first: ListingPage | null = location.searched ? found.answer : listed.answer;
    return {
      category: listed.answer?.category ?? null,
      facets: first?.facets ?? [],
      totalCount: first?.totalCount ?? 0,
      pageSize: first?.pageSize ?? 72,
      tiles: [...(first?.tiles ?? []), ...depth.pages.flatMap(({ tiles }) => tiles)],
      pages: depth.pages.length,
      location,
      isStale: isOpening || isChanged(selection, location.selection),
    };
  },
);

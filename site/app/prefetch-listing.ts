import { categoryPage, listing, readListingLocation, requestOf } from '@rukav/features/catalogue';
import { scopeBind, type Scope } from 'effector';

/** Loads what a page of the catalogue will show. `path` is what follows `/catalog/`. */
export async function prefetchListing(
  path: string,
  searchParams: URLSearchParams,
  scope: Scope,
): Promise<void> {
  const inScope = { scope };
  const location = readListingLocation(path, searchParams);
  await Promise.all([
    scopeBind(categoryPage.prefetchFx, inScope)({ query: { url: location.url } }),
    location.url.includes('/') && scopeBind(listing.prefetchFx, inScope)(requestOf(location)),
  ]);
}

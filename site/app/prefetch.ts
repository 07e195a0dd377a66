import { categoryPage, listing, readListingLocation, requestOf } from '@rukav/features/catalogue';
import { product, requestOf as productRequestOf } from '@rukav/features/product';
import { scopeBind, type Scope } from 'effector';

/**
 * Loads what the page behind a link will show, when the shopper is about to follow it. Listings and products only: what
 * is personal is never fetched ahead. A failure is left to the page itself.
 */
export async function prefetch(address: string, scope: Scope): Promise<void> {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const [, root, ...rest] = pathname.split('/');
  const inScope = { scope };

  if (root === 'product' && rest.length === 2) {
    await scopeBind(product.prefetchFx, inScope)(productRequestOf(rest[1] ?? '')).catch(ignore);
  } else if (root === 'catalog') {
    const location = readListingLocation(rest.join('/'), searchParams);
    const wanted: Promise<unknown>[] = [
      scopeBind(categoryPage.prefetchFx, inScope)({ query: { url: location.url } }),
    ];
    if (location.url.includes('/')) wanted.push(scopeBind(listing.prefetchFx, inScope)(requestOf(location)));
    await Promise.all(wanted).catch(ignore);
  }
}

function ignore() {
  return undefined;
}

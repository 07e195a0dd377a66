import { addressOfRequest } from '@rukav/features/api';
import { getProduct } from '@rukav/contract/product/calls.ts';
import type { Scope } from 'effector';
import { fetchEarly } from './early-fetches';

const ignore = () => undefined;

/**
 * Loads what the page behind a link will show, and the code that draws it, when the shopper is about to follow it. What is
 * personal is never fetched ahead. A failure is left to the page itself.
 */
export function prefetch(address: string, scope: Scope): void {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const [, root = '', ...rest] = pathname.split('/');

  if (root === 'product' && rest.length === 2) {
    fetchEarly(addressOfRequest(getProduct, { params: { id: rest[1] ?? '' } }));
    import('@rukav/features/product/view').catch(ignore);
  } else if (root === 'catalog') {
    import('./prefetch-listing')
      .then(({ prefetchListing }) => prefetchListing(rest.join('/'), searchParams, scope))
      .catch(ignore);
  }
}

import { getCategoryPage, getNavigation } from '@rukav/contract/catalogue/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** What stands at an address of the catalogue: tiles, or nothing but a listing (requirements-notes §2 C4). */
export const categoryPage = createQuery(getCategoryPage, { ttl: 300_000 });

/** The catalogue's tree for menus. */
export const catalogueNavigation = createQuery(getNavigation, { ttl: 600_000, keep: 2 });

export * as listingModel from './listing/model.ts';
export { $depth, listing, placeOf, placeOpened, requestOf, restoreDepthFx } from './listing/model.ts';
export type { Place } from './listing/model.ts';
export { addressOf } from './listing/selection.ts';
export type { Selection } from './listing/selection.ts';
export { discountPercent } from './tile/discount.ts';

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** What narrows the listing, in a drawer that edits a copy. */
    filters: object;
  }
}

import { getAddresses, getCategoryPage, getNavigation } from '@rukav/contract/catalogue/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** What stands at an address of the catalogue: tiles, or nothing but a listing. */
export const categoryPage = createQuery(getCategoryPage, { ttl: 300_000 });

/** The catalogue's tree for menus. */
export const catalogueNavigation = createQuery(getNavigation, { ttl: 600_000, keep: 2 });

/** Addresses of all products, by page, for the sitemap. */
export const productAddresses = createQuery(getAddresses, { keep: 1 });

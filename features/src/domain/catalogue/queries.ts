import { getCategoryPage, getNavigation } from '@rukav/contract/catalogue/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** What stands at an address of the catalogue: tiles, or nothing but a listing. */
export const categoryPage = createQuery(getCategoryPage, { ttl: 300_000 });

/** The catalogue's tree for menus. */
export const catalogueNavigation = createQuery(getNavigation, { ttl: 600_000, keep: 2 });

import { productAddresses } from '@rukav/features/catalogue';
import { storeIds } from '@rukav/features/stores';
import { load } from '../scope';
import { sitemapFile } from '../sitemap-file';
import type { Route } from './+types/sitemap';

/** The newest of some days (YYYY-MM-DD); null where none is known. */
const newest = (dated: readonly { since: string | null }[]) =>
  dated.reduce<string | null>((last, { since }) => ((since ?? '') > (last ?? '') ? since : last), null);

/** The files of which the sitemap consists, by kind: the store's pages, its categories, its shops, and its products by the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pages, categories } = await load(context, productAddresses, { query: { pageNumber: 0 } });
  const { stores } = await load(context, storeIds, {});
  return sitemapFile(context, 'index', [
    { path: '/sitemap/pages' },
    { path: '/sitemap/categories', since: newest(categories) },
    { path: '/sitemap/stores', since: newest(stores) },
    ...pages.map(({ since }, index) => ({ path: `/sitemap/products-${index + 1}`, since })),
  ]);
}

import { productAddresses } from '@rukav/features/catalogue';
import { load } from '../scope';
import { sitemapFile } from '../sitemap-file';
import type { Route } from './+types/sitemap';

/** The files of which the sitemap consists, by kind: the store's pages, its categories, its shops, and its products by the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pageCount } = await load(context, productAddresses, { query: { pageNumber: 0 } });
  const products = Array.from({ length: pageCount }, (_, index) => `/sitemap/products-${index + 1}`);
  return sitemapFile(
    context,
    'index',
    ['/sitemap/pages', '/sitemap/categories', '/sitemap/stores', ...products].map((path) => ({ path })),
  );
}

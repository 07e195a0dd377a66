import { catalogueNavigation, productAddresses } from '@rukav/features/catalogue';
import { addressOf, genders } from '@rukav/features/main-page';
import { storeIds } from '@rukav/features/stores';
import { data, type RouterContextProvider } from 'react-router';
import { load } from '../scope';
import { sitemapFile } from '../sitemap-file';
import type { Route } from './+types/sitemap-part';

const content = [
  '/catalog',
  '/stores',
  '/delivery',
  '/payment',
  '/faq',
  '/uhod_odejda',
  '/terms',
  '/pages/vozvrat_tovara',
  '/pages/razmery_odezhdy',
  '/pages/company',
  '/pages/oferta',
  '/pages/privacy',
];

async function categories(context: Readonly<RouterContextProvider>) {
  const { roots } = await load(context, catalogueNavigation, {});
  const dated = (await load(context, productAddresses, { query: { pageNumber: 0 } })).categories;
  const since = new Map(dated.map((category) => [category.url, category.since]));
  return roots
    .flatMap(({ url, children }) => [url, ...children.map((child) => child.url)])
    .map((url) => ({ path: `/catalog/${url}`, since: since.get(url) ?? null }));
}

async function shops(context: Readonly<RouterContextProvider>) {
  const { stores } = await load(context, storeIds, {});
  return stores.map(({ id, since }) => ({ path: `/stores/${id}`, since }));
}

/** One file of the sitemap: `pages`, `categories`, `stores`, or `products-2`. */
export async function loader({ context, params: { part } }: Route.LoaderArgs) {
  if (part === 'pages')
    return sitemapFile(
      context,
      'addresses',
      [...genders.map(addressOf), ...content].map((path) => ({ path })),
    );
  if (part === 'categories') return sitemapFile(context, 'addresses', await categories(context));
  if (part === 'stores') return sitemapFile(context, 'addresses', await shops(context));

  const [, page] = /^products-([1-9]\d{0,3})$/.exec(part) ?? [];
  const query = { pageNumber: Number(page ?? 0) - 1 };
  const products = page === undefined ? [] : (await load(context, productAddresses, { query })).products;
  if (products.length === 0) throw data(null, { status: 404 });
  return sitemapFile(
    context,
    'addresses',
    products.map(({ url, since }) => ({ path: `/product/${url}`, since })),
  );
}

import { catalogueNavigation } from '@rukav/features/catalogue';
import { arrive } from '../scope';
import type { Route } from './+types/sitemap';

const pages = ['', 'catalog', 'delivery', 'payment', 'pages/vozvrat_tovara', 'pages/oferta', 'pages/privacy'];

/** The addresses that a search engine may show: main pages, categories, content. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { roots } = await arrive(context, catalogueNavigation, {});
  const categories = roots.flatMap(({ url, children }) => [url, ...children.map((child) => child.url)]);
  const addresses = [...pages, ...categories.map((url) => `catalog/${url}`)].map(
    (path) => `<url><loc>${new URL(path, request.url).href}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
}

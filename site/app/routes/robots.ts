import type { Route } from './+types/robots';

export const loader = ({ request }: Route.LoaderArgs) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /cart',
      'Disallow: /personal',
      'Disallow: /thankyoupage',
      'Disallow: /search',
      'Disallow: /api/',
      `Sitemap: ${new URL('/sitemap.xml', request.url).href}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );

import { $publicUrl } from '@rukav/features/navigation';
import { scopeContext } from '../contexts';
import type { Route } from './+types/robots';

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /cart',
      'Disallow: /personal',
      'Disallow: /thankyoupage',
      'Disallow: /search',
      'Disallow: /api/',
      `Sitemap: ${context.get(scopeContext).getState($publicUrl)}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );

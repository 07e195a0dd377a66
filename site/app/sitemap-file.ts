import { $publicUrl } from '@rukav/features/navigation';
import type { RouterContextProvider } from 'react-router';
import { scopeContext } from './contexts';

const forms = {
  index: { root: 'sitemapindex', entry: 'sitemap' },
  addresses: { root: 'urlset', entry: 'url' },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A file of the sitemap (sitemaps.org): a list of addresses, or of further files. Paths begin with a slash. */
export function sitemapFile(
  context: Readonly<RouterContextProvider>,
  form: keyof typeof forms,
  paths: readonly string[],
): Response {
  const { root, entry } = forms[form];
  const origin = context.get(scopeContext).getState($publicUrl);
  const entries = paths.map((path) => `<${entry}><loc>${escaped(origin + path)}</loc></${entry}>`).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</${root}>`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
}

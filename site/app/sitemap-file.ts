import { $publicUrl } from '@rukav/features/navigation';
import type { RouterContextProvider } from 'react-router';
import { scopeContext } from './contexts';

const forms = {
  index: { root: 'sitemapindex', entry: 'sitemap' },
  addresses: { root: 'urlset', entry: 'url' },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An address of the sitemap: its path, and the day (YYYY-MM-DD) since when it is as it is, where that is known. */
export interface SitemapEntry {
  path: string;
  since?: string | null;
}

/** A file of the sitemap (sitemaps.org): a list of addresses, or of further files. Paths begin with a slash. */
export function sitemapFile(
  context: Readonly<RouterContextProvider>,
  form: keyof typeof forms,
  listed: readonly SitemapEntry[],
): Response {
  const { root, entry } = forms[form];
  const origin = context.get(scopeContext).getState($publicUrl);
  const entries = listed.map(
    ({ path, since }) =>
      `<${entry}><loc>${escaped(origin + path)}</loc>${since ? `<lastmod>${since}</lastmod>` : ''}</${entry}>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
}

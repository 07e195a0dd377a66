import type { Breadcrumb } from '@rukav/contract/catalogue/schemas.ts';
import type { Locale } from '@rukav/contract/locale.ts';
import { inLocale } from './in-locale.ts';

export interface CrumbsMeta {
  breadcrumbs: readonly Breadcrumb[];
  /** The page itself, where it is no category: its name, and its path from the store's address on. */
  page?: { name: string; path: string };
  /** Where shoppers see the store. */
  origin: string;
  locale: Locale;
}

/** What a search engine reads of where a page stands (BreadcrumbList of schema.org), as its pages answer in a locale. */
export function crumbsMeta({ breadcrumbs, page, origin, locale }: CrumbsMeta) {
  const categories = breadcrumbs.map(({ name, url }) => ({
    name,
    path: url ? `/catalog/${url}` : '/catalog',
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...categories, ...(page ? [page] : [])].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: inLocale(`${origin}${path}`, locale),
    })),
  };
}

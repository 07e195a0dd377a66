import type { Breadcrumb } from '@rukav/contract/catalogue/schemas.ts';

/** Breadcrumbs as the design system draws them: the last one is the page itself and leads nowhere. */
export const crumbsOf = (breadcrumbs: readonly Breadcrumb[]) =>
  breadcrumbs.map(({ name, url }, index) =>
    index === breadcrumbs.length - 1
      ? { label: name }
      : { label: name, href: url ? `/catalog/${url}` : '/catalog' },
  );

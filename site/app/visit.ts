import type { Language, Locale } from '@rukav/contract';
import { language, locales } from '@rukav/contract/locale.ts';

export const themes = ['system', 'rukav', 'rukav-night', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** How a page is to be drawn for a visitor, read from cookies and address alone. */
export interface Visit {
  locale: Locale;
  lang: Language;
  theme: Theme;
}

/** What is read of a request: less than a `Request`, which costs more to make than a cached page to send. */
export interface Asked {
  method: string;
  /** The whole address. */
  url: string;
  headers: Pick<Headers, 'get' | 'has'>;
}

const cookie = (request: Asked, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1];

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null | undefined) =>
  values.find((value) => value === asked);

/**
 * Reads locale and theme: `?locale=` wins over the cookie; Russian in Russia (I18N-01) and the system's theme are the defaults.
 */
export function readVisit(request: Asked): Visit {
  const asksForLocale = request.url.includes('locale=');
  const locale =
    (asksForLocale && oneOf(locales, new URL(request.url).searchParams.get('locale'))) ||
    (oneOf(locales, cookie(request, 'locale')) ?? 'ru-RU');
  return {
    locale,
    lang: language(locale),
    theme: oneOf(themes, cookie(request, 'theme')) ?? 'system',
  };
}

import type { FastifyRequest } from 'fastify';
import type { Country, Currency, Language, Locale } from '@rukav/contract';
import { Locale as LocaleSchema, country, currency, language } from '@rukav/contract/values.ts';

/** Names of the cookies that say where a visitor is; they hold nothing personal and no session is needed for them. */
export const contextCookies = { locale: 'locale', city: 'city' } as const;

/** In which country a visitor buys, and what they read. */
export interface VisitorContext {
  locale: Locale;
  country: Country;
  language: Language;
  currency: Currency;
}

/** Country, language and currency follow from the locale (I18N-01, I18N-06). */
export const visitorContextOf = (locale: Locale): VisitorContext => ({
  locale,
  country: country(locale),
  language: language(locale),
  currency: currency(country(locale)),
});

/** Reads the cookie of the locale. Anything odd counts as not said. */
export const readLocaleCookie = ({ cookies }: FastifyRequest): Locale | undefined =>
  LocaleSchema.safeParse(cookies?.[contextCookies.locale]).data;

function askedLocale({ method, query, cookies }: FastifyRequest): unknown {
  const inAddress = method === 'GET' ? (query as Record<string, unknown> | null)?.locale : undefined;
  // An address that cannot be decoded is refused before the cookies are read.
  return LocaleSchema.safeParse(inAddress).success ? inAddress : cookies?.[contextCookies.locale];
}

/** Reads the cookie, and `?locale=` on reads. Anything odd counts as not said: ru-RU. */
export const readVisitorContext = (request: FastifyRequest): VisitorContext =>
  visitorContextOf(LocaleSchema.catch('ru-RU').parse(askedLocale(request)));

/** Reads the cookie of the city, which counts while there is no session. Anything odd counts as not said. */
export function readCityCookie({ cookies }: FastifyRequest): number | undefined {
  const city = cookies[contextCookies.city] ?? '';
  return /^[1-9]\d{0,8}$/.test(city) ? Number(city) : undefined;
}

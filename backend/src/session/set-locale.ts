import type { Country, Language, Locale } from '@rukav/contract';
import { setLocale } from '@rukav/contract/session/calls.ts';
import { SetLocale } from '@rukav/contract/session/schemas.ts';
import type { Flags } from '../flags/flags.ts';
import type { FindVisitorCity } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import { visitorContextOf } from '../http/visitor-context.ts';
import { toSession } from './to-session.ts';

/** The locale of a country and a language; there is no Kazakh in Russia. */
export function localeOf(country: Country, lang: Language): Locale | undefined {
  if (country === 'RU') return lang === 'ru' ? 'ru-RU' : undefined;
  return lang === 'kk' ? 'kk-KZ' : 'ru-KZ';
}

export const setLocaleHandler = (findCity: FindVisitorCity, flags: Flags) =>
  handle(setLocale, SetLocale, async ({ body, session, refuse }) => {
    const locale = localeOf(body.country, body.lang);
    const { localeKkKz } = await flags.read();
    if (!locale || (locale === 'kk-KZ' && !localeKkKz)) return refuse('locale_unavailable');

    const now = await toSession({ ...visitorContextOf(locale), session }, findCity, flags);
    // A city of the other country is given up, and that of this country is nobody's choice yet.
    const isLeft = (await session.findCityId()) !== now.cityId;
    await session.change({ locale, ...(isLeft && { city_id: null }) });
    return now;
  });

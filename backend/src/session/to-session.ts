import type { Session } from '@rukav/contract/session/schemas.ts';
import type { VisitorContext } from '../http/visitor-context.ts';
import type { CityDirectory } from '../geography/index.ts';

/** A visitor's place with its city; a city of the other country gives way to the first one of this country. */
export async function toSession(cities: CityDirectory, context: VisitorContext): Promise<Session> {
  const { locale, country, language, currency, cityId } = context;
  const chosen = cityId === undefined ? undefined : await cities.find(cityId, locale);
  const city = chosen?.country === country ? chosen : await cities.firstOf(country, locale);
  return { locale, country, lang: language, currency, cityId: city.id, cityName: city.name };
}

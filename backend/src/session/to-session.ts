import type { Session } from '@rukav/contract/session/schemas.ts';
import type { FindVisitorCity } from '../geography/index.ts';
import type { Exchange } from '../http/handle.ts';

/** What the session's reply says: what the visitor reads, and the city. */
export async function toSession(
  visitor: Pick<Exchange, 'session' | 'locale' | 'country' | 'language' | 'currency'>,
  findCity: FindVisitorCity,
): Promise<Session> {
  const { locale, country, language, currency } = visitor;
  const { id, name } = await findCity(visitor);
  return { locale, country, lang: language, currency, cityId: id, cityName: name };
}

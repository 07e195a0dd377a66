import type { Session } from '@rukav/contract/session/schemas.ts';
import type { FindVisitorCity } from '../geography/index.ts';
import type { Exchange } from '../http/handle.ts';

/** What the session's reply says: what the visitor reads, the city, and whether somebody is signed in. */
export async function toSession(
  visitor: Pick<Exchange, 'session' | 'locale' | 'country' | 'language' | 'currency'>,
  findCity: FindVisitorCity,
): Promise<Session> {
  const { locale, country, language, currency, session } = visitor;
  const { id, name } = await findCity(visitor);
  const actor = (await session.find())?.account_id ? 'member' : 'guest';
  return { locale, country, lang: language, currency, cityId: id, cityName: name, actor };
}

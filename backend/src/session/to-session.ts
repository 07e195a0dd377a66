import type { Session } from '@rukav/contract/session/schemas.ts';
import type { Flags } from '../flags/flags.ts';
import type { FindVisitorCity } from '../geography/index.ts';
import type { Exchange } from '../http/handle.ts';

/** What the session's reply says: what the visitor reads, the city, whether somebody is signed in, and the flags. */
export async function toSession(
  visitor: Pick<Exchange, 'session' | 'locale' | 'country' | 'language' | 'currency'>,
  findCity: FindVisitorCity,
  flags: Flags,
): Promise<Session> {
  const { locale, country, language, currency, session } = visitor;
  const { id, name } = await findCity(visitor);
  const actor = (await session.find())?.account_id ? 'member' : 'guest';
  return {
    locale,
    country,
    lang: language,
    currency,
    cityId: id,
    cityName: name,
    actor,
    flags: await flags.read(),
  };
}

import type { Kysely } from 'kysely';
import { country, currency } from '@rukav/contract/values.ts';
import type { Database } from '../database/schema.ts';
import type { Exchange } from '../http/handle.ts';
import { defaultCityOf, findCityOf } from '../geography/index.ts';
import type { CartContext } from './priced-cart.ts';

/**
 * Where a visitor's cart is filled. The session's country counts, not the one of an address with `?locale=`, so that looking
 * at a page in another locale prices no cart anew; the language is the request's.
 */
export async function cartContextOf(
  db: Kysely<Database>,
  {
    session,
    locale,
    language,
    cityId,
    now,
  }: Pick<Exchange, 'session' | 'locale' | 'language' | 'cityId' | 'now'>,
): Promise<CartContext> {
  const visitor = await session.find();
  const inCountry = country(visitor?.locale ?? locale);
  const asked = visitor?.city_id ?? cityId;
  const context = { country: inCountry, currency: currency(inCountry), language, now };
  const chosen = asked === undefined ? undefined : await findCityOf(db, asked, context);
  return { ...context, cityId: chosen?.id ?? (await defaultCityOf(db, inCountry)) };
}

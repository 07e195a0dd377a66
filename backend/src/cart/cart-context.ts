import type { Kysely } from 'kysely';
import type { Country, Currency, Language } from '@rukav/contract';
import { country, currency } from '@rukav/contract/values.ts';
import type { Database } from '../database/schema.ts';
import type { Exchange } from '../http/handle.ts';
import { findCityOfVisitor, type CityWithShops } from '../points/index.ts';
import type { PaymentWorld } from './payment-methods.ts';

/** Where, when and in which currency a cart is looked at. */
export interface CartContext {
  country: Country;
  currency: Currency;
  language: Language;
  /** The visitor's city, always one of the country. */
  city: CityWithShops;
  now: Date;
  /** Which ways to pay are on and have a provider. */
  paying: Pick<PaymentWorld, 'flags' | 'connected'>;
  /** Whether members may have prices of their own. */
  hasPersonalPrices: boolean;
}

/**
 * Where a visitor's cart is filled. The session's country counts, not the one of a call with `?locale=`; the language is the
 * request's.
 */
export async function cartContextOf(
  db: Kysely<Database>,
  {
    session,
    locale,
    language,
    now,
    settings,
  }: Pick<Exchange, 'session' | 'locale' | 'language' | 'now' | 'settings'>,
): Promise<CartContext> {
  const visitor = await session.find();
  const inCountry = country(visitor?.locale ?? locale);
  const flags = await settings.flags.read();
  const paying = { flags, connected: settings.config.payments };
  const hasPersonalPrices = flags.personalPrice;
  const context = {
    country: inCountry,
    currency: currency(inCountry),
    language,
    now,
    paying,
    hasPersonalPrices,
  };
  return { ...context, city: await findCityOfVisitor(db, await session.findCityId(), context) };
}

/** The same context in another city of the country. */
export const contextIn = async (
  db: Kysely<Database>,
  context: CartContext,
  cityId: number,
): Promise<CartContext> => ({ ...context, city: await findCityOfVisitor(db, cityId, context) });

import type { Transaction } from 'kysely';
import type { SignedIn } from '@rukav/contract/sign-in/schemas.ts';
import type { z } from 'zod';
import { createAccountRepository, toProfile, type Account } from '../accounts/index.ts';
import { claimCart, contextIn, readVisitorCart, type CartContext } from '../cart/index.ts';
import type { Database } from '../database/schema.ts';
import { findCityOf } from '../geography/index.ts';
import type { VisitorSession } from '../http/session.ts';
import { createOrderRepository } from '../orders/index.ts';
import { createKnownOrigins, namesOf } from './known-origins.ts';

interface SigningIn {
  account: Account;
  session: VisitorSession;
  context: CartContext;
  /** Where it happens. */
  ip: string;
}

/**
 * The city to go on in: that of the cart, whose shop or courier was chosen on another device; else the one that her profile
 * names, while none was chosen in this browser.
 */
async function cityAfter(
  trx: Transaction<Database>,
  { account, session, context }: SigningIn,
  ofCart: number | null,
): Promise<{ cityId: number; isChosen: boolean }> {
  if (ofCart !== null) return { cityId: ofCart, isChosen: true };
  const { city_id, is_city_chosen } = await session.ensure();
  const own =
    account.city_id !== null && (city_id === null || !is_city_chosen)
      ? await findCityOf(trx, account.city_id, context)
      : undefined;
  return own ? { cityId: own.id, isChosen: false } : { cityId: context.city.id, isChosen: true };
}

/** Everything that signing in changes, in the transaction that proves who it is. */
export async function signIn(
  trx: Transaction<Database>,
  signing: SigningIn,
): Promise<z.input<typeof SignedIn>> {
  const { account, session, context, ip } = signing;
  const { id: sessionId } = await session.ensure();
  const owner = { sessionId, accountId: account.id };
  const { cityId: ofCart, ...claimed } = await claimCart(trx, owner, context);
  const { cityId, isChosen } = await cityAfter(trx, signing, ofCart);
  const isElsewhere = cityId !== context.city.id;
  if (isElsewhere) await session.change({ city_id: cityId, is_city_chosen: isChosen }, trx);
  const email = await createOrderRepository(trx).prove(sessionId, account.id, context.now);
  const known = email ? await createAccountRepository(trx).addEmail(account, email) : account;
  await session.signIn(account.id, trx);
  const origin = { ip, browser: session.browser.ensure() };
  await createKnownOrigins(trx).remember(namesOf(known), origin, context.now);
  const there = isElsewhere ? await contextIn(trx, context, cityId) : context;
  const reply = await readVisitorCart(trx, owner, there);
  return { ...reply, profile: toProfile(known), ...claimed, cityId: there.city.id };
}

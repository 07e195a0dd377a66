import type { Transaction } from 'kysely';
import type { SignedIn } from '@rukav/contract/sign-in/schemas.ts';
import type { z } from 'zod';
import { createAccountRepository, toProfile, type Account } from '../accounts/index.ts';
import { claimCart, contextIn, readVisitorCart, type CartContext } from '../cart/index.ts';
import type { Database } from '../database/schema.ts';
import type { VisitorSession } from '../http/session.ts';
import { createOrderRepository } from '../orders/index.ts';
import { createKnownNetworks } from './known-networks.ts';

interface SigningIn {
  account: Account;
  session: VisitorSession;
  context: CartContext;
  /** Where it happens. */
  ip: string;
}

/** Everything that signing in changes, in the transaction that proves who it is. */
export async function signIn(
  trx: Transaction<Database>,
  { account, session, context, ip }: SigningIn,
): Promise<z.input<typeof SignedIn>> {
  const { id: sessionId } = await session.ensure();
  const owner = { sessionId, accountId: account.id };
  const { merged, savedCarts, cityId } = await claimCart(trx, owner, context);
  // The shop or the courier that was chosen on another device is in this city.
  const isElsewhere = cityId !== null && cityId !== context.city.id;
  if (isElsewhere) await session.change({ city_id: cityId });
  const email = await createOrderRepository(trx).prove(sessionId, account.id, context.now);
  const known = email ? await createAccountRepository(trx).addEmail(account, email) : account;
  await session.signIn(account.id, trx);
  const names = [known.phone, known.club_id, ...(known.email === null ? [] : [known.email.toLowerCase()])];
  await createKnownNetworks(trx).remember(names, ip, context.now);
  const there = isElsewhere ? await contextIn(trx, context, cityId) : context;
  const reply = await readVisitorCart(trx, owner, there);
  return { ...reply, profile: toProfile(known), merged, savedCarts };
}

import type { Transaction } from 'kysely';
import type { SignedIn } from '@rukav/contract/sign-in/schemas.ts';
import type { z } from 'zod';
import { toProfile, type Account } from '../accounts/index.ts';
import { claimCart, readVisitorCart, type CartPlace } from '../cart/index.ts';
import type { Database } from '../database/schema.ts';
import type { VisitorSession } from '../http/session.ts';

/** Everything that signing in changes, in the transaction that proves who it is. */
export async function signIn(
  trx: Transaction<Database>,
  account: Account,
  session: VisitorSession,
  place: CartPlace,
): Promise<z.input<typeof SignedIn>> {
  const { id: sessionId } = await session.ensure();
  const { merged, savedCarts } = await claimCart(trx, { sessionId, accountId: account.id }, place.now);
  await session.signIn(account.id, trx);
  const reply = await readVisitorCart(trx, { sessionId, accountId: account.id }, place);
  return { ...reply, profile: toProfile(account), merged, savedCarts };
}

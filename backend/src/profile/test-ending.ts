import { deleteAccount } from '@rukav/contract/account/calls.ts';
import { sql, type Kysely } from 'kysely';
import { accounts } from '../accounts/index.ts';
import { createAddresses } from '../addresses/index.ts';
import { cart, openStore } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import type { Database } from '../database/schema.ts';
import { createEvents, eraseFeedback } from '../events/index.ts';
import { noAddresses } from '../geography/index.ts';
import { eraseGiftCards, giftCards } from '../gift-cards/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import type { Visitor } from '../http/test-visitor.ts';
import { eraseBonuses } from '../loyalty/index.ts';
import { orders } from '../orders/index.ts';
import { eraseSignIn } from '../sign-in/index.ts';
import { captchas, signIn } from '../sign-in/test-shopper.ts';
import { createSubscriptions, eraseSubscriptions } from '../subscriptions/index.ts';
import { createProfile } from './index.ts';

/** A store whose members can end their accounts, with all that erases a person. `end` ends one and runs the job. */
export async function openStoreOfEndings(db: Kysely<Database>) {
  await openStore(db);
  const kernel = testKernel(db);
  await kernel.flags.set('accountDeletion', true);
  const profile = createProfile([
    eraseSignIn,
    eraseGiftCards,
    eraseBonuses,
    eraseFeedback,
    eraseSubscriptions,
  ]);
  const app = await createServer(kernel, [
    accounts,
    cart,
    checkout,
    orders,
    createAddresses(noAddresses),
    signIn,
    createEvents(captchas),
    giftCards,
    createSubscriptions(captchas),
    profile,
  ]);
  const erase = async () => {
    for (const { run } of profile.jobs?.(kernel) ?? []) await run({});
  };
  const end = async (member: Visitor) => {
    const { codes } = await member.call(deleteAccount, { body: {} });
    await erase();
    return codes;
  };
  return { kernel, app, erase, end };
}

/** In which tables of the database a text stands. */
export async function tablesWith(db: Kysely<Database>, text: string): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found = await Promise.all(
    rows.map(async ({ table_name: name }) => {
      const { rows: held } = await sql`
        select 1 from ${sql.table(name)} as t where t::text like ${`%${text}%`} limit 1`.execute(db);
      return held.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

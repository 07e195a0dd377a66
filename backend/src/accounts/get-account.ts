import { getAccount } from '@rukav/contract/account/calls.ts';
import { GetAccount } from '@rukav/contract/account/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createAccountRepository } from './account-repository.ts';
import { toAccount } from './to-account.ts';

/** GET /account: the profile of whoever is signed in, null for a guest. */
export const getAccountHandler = ({ db }: Kernel) =>
  handle(getAccount, GetAccount, async ({ session, language, now }) => {
    const accountId = (await session.find())?.account_id;
    const account = accountId ? await createAccountRepository(db).find(accountId) : undefined;
    return { profile: account ? await toAccount(db, account, { language, now }) : null };
  });

import { logout } from '@rukav/contract/sign-in/calls.ts';
import { Logout } from '@rukav/contract/sign-in/schemas.ts';
import { handle } from '../http/handle.ts';
import { endSessions } from '../http/session.ts';

/** POST /logout: ends this session, or every session of the account. The browser drops what it has cached of the store. */
export const logoutHandler = () =>
  handle(logout, Logout, async ({ body, session, setHeader, transaction }) => {
    const accountId = (await session.find())?.account_id;
    await transaction(async (trx) => {
      if (accountId && body.type === 'all_devices') await endSessions(trx, accountId);
      await session.signOut(trx);
    });
    setHeader('clear-site-data', '"cache"');
    return { reload: Boolean(accountId) };
  });

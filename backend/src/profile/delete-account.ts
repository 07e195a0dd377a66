import { sql, type Transaction } from 'kysely';
import { limits } from '@rukav/contract';
import { deleteAccount } from '@rukav/contract/account/calls.ts';
import { DeleteAccount } from '@rukav/contract/account/schemas.ts';
import { createAccountRepository, keepGifts, rememberContacts } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { storeMoment } from '../delivery/index.ts';
import { handle } from '../http/handle.ts';
import { endSessions } from '../http/session.ts';
import type { Kernel } from '../kernel.ts';
import { finalStatuses } from '../orders/index.ts';
import { profileText } from './texts.ts';

/** What guests ordered on her phone and never proved may be a stranger's, who still waits for it: it goes on without an account. */
const leaveUnproven = (trx: Transaction<Database>, accountId: string) =>
  trx
    .updateTable('placed_order')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .where('proven_at', 'is', null)
    .where('status', 'not in', finalStatuses)
    .execute();

/**
 * POST /account/_delete: nobody can sign in to the account from now on, and the job erases the rest of the person within a
 * day. Orders of hers that are under way have to be received or cancelled first: a courier needs a name and a phone.
 */
export const deleteAccountHandler = ({ flags }: Kernel) =>
  handle(
    deleteAccount,
    DeleteAccount,
    async ({ accountId, currency, language, now, session, setHeader, transaction, refuse }) => {
      const because = (code: 'deletion_unavailable' | 'orders_underway') =>
        refuse(code, { message: profileText(code, language) });
      if (!(await flags.read()).accountDeletion) return because('deletion_unavailable');

      await transaction(async (trx) => {
        await createAccountRepository(trx).lock(accountId);
        const underway = await trx
          .selectFrom('placed_order')
          .select('number')
          .where('account_id', '=', accountId)
          .where('proven_at', 'is not', null)
          .where('status', 'not in', finalStatuses)
          .limit(1)
          .executeTakeFirst();
        if (underway) return because('orders_underway');
        await leaveUnproven(trx, accountId);
        await rememberContacts(trx, accountId);
        await keepGifts(trx, accountId);
        // What one signs in by is no longer found; the job reads it once more and then erases it.
        await trx
          .updateTable('account')
          .set({
            deleted_at: now,
            phone: sql`'ended ' || phone || ' ' || id`,
            club_id: sql`'ended ' || club_id`,
            email: sql`'ended ' || email`,
            is_email_confirmed: false,
          })
          .where('id', '=', accountId)
          .execute();
        await endSessions(trx, accountId);
        return undefined;
      });
      await session.signOut();
      setHeader('clear-site-data', '"cache"');
      return { erasedBy: storeMoment(new Date(now.getTime() + limits.erasure), currency) };
    },
  );

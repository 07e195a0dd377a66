import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** What an account's new password came to: set, or it is the present one (AUTH-29, PROF-15). */
export type PasswordChange = 'set' | 'same';

/** Passwords of accounts. */
export const createPasswordRepository = (db: Kysely<Database>) => {
  const hashOf = async (accountId: string | undefined) =>
    accountId === undefined
      ? undefined
      : (
          await db
            .selectFrom('account_password')
            .select('hash')
            .where('account_id', '=', accountId)
            .executeTakeFirst()
        )?.hash;

  return {
    /** Whether it is the account's password. Takes as long where there is no account, or none of its own. */
    check: async (accountId: string | undefined, password: string): Promise<boolean> => {
      const hash = await hashOf(accountId);
      const isRight = await isPassword(password, hash);
      return isRight && hash !== undefined;
    },

    /** Sets an account's password; the present one is refused. */
    set: async (accountId: string, password: string, now: Date): Promise<PasswordChange> => {
      const present = await hashOf(accountId);
      if (present !== undefined && (await isPassword(password, present))) return 'same';
      const values = { hash: await hashPassword(password), changed_at: now };
      await db
        .insertInto('account_password')
        .values({ account_id: accountId, ...values })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
        .execute();
      return 'set';
    },
  };
};

import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import type { AccountTable } from './tables.ts';

export type Account = Selectable<AccountTable>;

/** Who an account is made for. */
export interface NewAccount {
  phone: string;
  email: string | null;
  firstName: string | null;
  locale: Locale;
  createdBy: Account['created_by'];
  now: Date;
}

/** Twelve digits that are nobody else's and follow no order. */
const newClubId = () => `7${String(randomInt(100_000_000_000)).padStart(11, '0')}`;

export type AccountRepository = ReturnType<typeof createAccountRepository>;

/** Accounts, found by what proves them. */
export const createAccountRepository = (db: Kysely<Database>) => {
  const findByPhone = (phone: string) =>
    db.selectFrom('account').selectAll().where('phone', '=', phone).executeTakeFirst();

  return {
    findByPhone,

    find: (id: string) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Whether somebody has registered with this address, in any case of letters. */
    isEmailTaken: async (email: string) => {
      const taken = await db
        .selectFrom('account')
        .select('id')
        .where((eb) =>
          eb.and([
            eb(eb.fn('lower', ['email']), '=', email.toLowerCase()),
            eb.or([eb('is_email_confirmed', '=', true), eb('created_by', '=', 'registration')]),
          ]),
        )
        .executeTakeFirst();
      return taken !== undefined;
    },

    /** Gives an account an e-mail that it does not have yet; it stays unconfirmed. */
    addEmail: async (account: Account, email: string): Promise<Account> =>
      (await db
        .updateTable('account')
        .set({ email })
        .where('id', '=', account.id)
        .where('email', 'is', null)
        .returningAll()
        .executeTakeFirst()) ?? account,

    /** The account of a phone, made now if there is none. An account that is there stays as it is. */
    ensure: async ({ firstName, createdBy, now, ...rest }: NewAccount) => {
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const made = await db
          .insertInto('account')
          .values({
            ...rest,
            club_id: newClubId(),
            first_name: firstName,
            last_name: null,
            second_name: null,
            created_by: createdBy,
            created_at: now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (made) return { account: made, isNew: true };
        const known = await findByPhone(rest.phone);
        if (known) return { account: known, isNew: false };
      }
      throw new Error('No free club number was found in five tries.');
    },
  };
};

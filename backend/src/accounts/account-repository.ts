import { randomInt } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { inheritGifts } from './given-gifts.ts';
import { rememberContacts } from './own-contacts.ts';
import type { AccountTable } from './tables.ts';

export type Account = Selectable<AccountTable>;

/** Who an account is made for. */
export interface NewAccount {
  phone: string;
  email: string | null;
  firstName: string | null;
  locale: Locale;
  createdBy: Account['created_by'];
  /** `YYYY-MM-DD`. */
  birthday?: string | undefined;
  cityId?: number | undefined;
  now: Date;
}

/** Twelve digits that are nobody else's and follow no order. */
const newClubId = () => `7${String(randomInt(100_000_000_000)).padStart(11, '0')}`;

export type AccountRepository = ReturnType<typeof createAccountRepository>;

/** Accounts, found by what proves them. */
export const createAccountRepository = (db: Kysely<Database>) => {
  const findByPhone = (phone: string) =>
    db.selectFrom('account').selectAll().where('phone', '=', phone).executeTakeFirst();

  const ofEmail = (email: string) => (eb: ExpressionBuilder<Database, 'account'>) =>
    eb(eb.fn('lower', ['email']), '=', email.toLowerCase());

  const isUnconfirmed = (email: string) => (eb: ExpressionBuilder<Database, 'account'>) =>
    eb(eb.fn('lower', ['unconfirmed_email']), '=', email.toLowerCase());

  /** The account whose confirmed mailbox it is. */
  const findByConfirmedEmail = (email: string) =>
    db
      .selectFrom('account')
      .selectAll()
      .where(ofEmail(email))
      .where('is_email_confirmed', '=', true)
      .executeTakeFirst();

  return {
    findByPhone,
    findByConfirmedEmail,

    /** The account that a proven phone or mailbox opens: an unconfirmed mailbox may be somebody else's, and opens nothing. */
    findByContact: async ({ phone, email }: { phone?: string | undefined; email?: string | undefined }) => {
      if (phone !== undefined) return findByPhone(phone);
      return email === undefined ? undefined : findByConfirmedEmail(email);
    },

    /** The account that a password may open: by phone, mailbox or club card. */
    findByLogin: async ({
      phone,
      email,
      card,
    }: Partial<Record<'phone' | 'email' | 'card', string | undefined>>) => {
      if (phone !== undefined) return findByPhone(phone);
      const found = db.selectFrom('account').selectAll();
      if (card !== undefined) return found.where('club_id', '=', card).executeTakeFirst();
      if (email === undefined) return undefined;
      return found
        .where(ofEmail(email))
        .where((eb) => eb.or([eb('is_email_confirmed', '=', true), eb('created_by', '=', 'registration')]))
        .orderBy('is_email_confirmed', 'desc')
        .executeTakeFirst();
    },

    /**
     * Confirms the mailbox that the account has, or the new one that waits to take its place. False when the link was for
     * another, or somebody else has confirmed it first.
     */
    confirmEmail: async (id: string, email: string): Promise<boolean> => {
      const owner = await findByConfirmedEmail(email);
      if (owner && owner.id !== id) return false;
      await rememberContacts(db, id);
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ email, unconfirmed_email: null, confirmation_retry_at: null, is_email_confirmed: true })
        .where('id', '=', id)
        .where((eb) => eb.or([ofEmail(email)(eb), isUnconfirmed(email)(eb)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

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
    ensure: async ({ firstName, createdBy, cityId, birthday, now, ...rest }: NewAccount) => {
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const made = await db
          .insertInto('account')
          .values({
            ...rest,
            club_id: newClubId(),
            first_name: firstName,
            last_name: null,
            second_name: null,
            birthday: birthday ?? null,
            city_id: cityId ?? null,
            created_by: createdBy,
            created_at: now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (made) {
          await inheritGifts(db, made.id, made.phone);
          return { account: made, isNew: true };
        }
        const known = await findByPhone(rest.phone);
        if (known) return { account: known, isNew: false };
      }
      throw new Error('No free club number was found in five tries.');
    },
  };
};

import { randomInt } from 'node:crypto';
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
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
      const owners = await found
        .where(ofEmail(email))
        .where((eb) => eb.or([eb('is_email_confirmed', '=', true), eb('created_by', '=', 'registration')]))
        .orderBy('is_email_confirmed', 'desc')
        .limit(2)
        .execute();
      // Of several that have registered with a mailbox, none may be meant until one confirms it.
      const [first, second] = owners;
      return first?.is_email_confirmed || second === undefined ? first : undefined;
    },

    /**
     * Confirms the mailbox that the account has, or the new one that waits to take its place. False when the link was for
     * another, or somebody else has confirmed it first. Give it a transaction: of two that confirm one mailbox, the second waits.
     */
    confirmEmail: async (id: string, email: string): Promise<boolean> => {
      await sql`select pg_advisory_xact_lock(hashtext('mailbox'), hashtext(${email.toLowerCase()}))`.execute(
        db,
      );
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

    /**
     * Locks an account until the transaction ends, and returns it; undefined when there is none. Whatever changes more than
     * one thing of an account (sessions, cart, addresses, favourites, password) takes this lock first, so that no two changes
     * wait for each other.
     */
    lock: (id: string) =>
      db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Returns whether an account has confirmed this mailbox; one that nobody has confirmed belongs to nobody. */
    isEmailTaken: async (email: string) => (await findByConfirmedEmail(email)) !== undefined,

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

import type { Kysely, Selectable } from 'kysely';
import { createAccountRepository } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import type { AddressContent, SavedAddressTable } from './tables.ts';

export type AddressRow = Selectable<SavedAddressTable>;

/** What is written of an address. */
export interface AddressValues {
  cityId: number;
  content: AddressContent;
  place: string;
  isPrimary: boolean;
  isValid: boolean;
  now: Date;
}

/** An id that the database can look for. */
export const isAddressId = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** Addresses of one account. Another account's are not there for it. */
export const createAddressRepository = (db: Kysely<Database>, accountId: string) => {
  const own = () => db.selectFrom('saved_address').selectAll().where('account_id', '=', accountId);

  /** Takes a mark away from whichever address has it, so that at most one ever has. */
  const unmark = (mark: 'is_primary' | 'is_current') =>
    db
      .updateTable('saved_address')
      .set({ [mark]: false })
      .where('account_id', '=', accountId)
      .where(mark, '=', true)
      .execute();

  const columnsOf = ({ cityId, content, place, isPrimary, isValid, now }: AddressValues) => ({
    city_id: cityId,
    content: JSON.stringify(content),
    place,
    is_primary: isPrimary,
    is_valid: isValid,
    updated_at: now,
  });

  return {
    /** The primary one first, then the last changed. */
    list: () => own().orderBy('is_primary', 'desc').orderBy('updated_at', 'desc').orderBy('id').execute(),

    /** All of them, for a change: two changes of one account come one after the other. */
    lock: async () => {
      await createAccountRepository(db).lock(accountId);
      return own().execute();
    },

    insert: async (values: AddressValues): Promise<AddressRow> => {
      if (values.isPrimary) await unmark('is_primary');
      return db
        .insertInto('saved_address')
        .values({ ...columnsOf(values), account_id: accountId })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    update: async (id: string, values: AddressValues): Promise<AddressRow> => {
      if (values.isPrimary) await unmark('is_primary');
      return db
        .updateTable('saved_address')
        .set(columnsOf(values))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Answers what was deleted. The last changed of the rest is primary then, if it was the primary one. */
    remove: async (id: string): Promise<AddressRow | undefined> => {
      const removed = await db
        .deleteFrom('saved_address')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst();
      const next = removed?.is_primary
        ? await own().orderBy('updated_at', 'desc').limit(1).executeTakeFirst()
        : undefined;
      if (next)
        await db.updateTable('saved_address').set({ is_primary: true }).where('id', '=', next.id).execute();
      return removed;
    },

    /** The one that the next order goes to, if one was named. */
    current: () => own().where('is_current', '=', true).executeTakeFirst(),

    /** The next order was made: the one after it may go anywhere. */
    forgetCurrent: () => unmark('is_current'),

    /** Makes it the one that the next order goes to; undefined where it is not there. */
    makeCurrent: async (id: string): Promise<AddressRow | undefined> => {
      await unmark('is_current');
      return db
        .updateTable('saved_address')
        .set({ is_current: true })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst();
    },
  };
};

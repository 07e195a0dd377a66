import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { peekShared, takeShared, type Limit } from '../http/limits.ts';
import { hidden } from './contact.ts';
import { createKnownOrigins, type Origin } from './known-origins.ts';

const day = 24 * 3_600_000;

/** Wrong tries of strangers at the short codes of one phone, and of the store in all. */
const ofPhone: Limit = { burst: 3, per: day };
const ofStore: Limit = { burst: 10, per: day };
/** What a right code gives back to the store's: one in five tries may be wrong where many sign in. */
const credit = 0.25;

const storeKey = 'short codes';
const phoneKey = (phone: string) => `short codes ${hidden(phone)}`;

/**
 * Keeps guesses at the four figures of calls rare, however many sessions, addresses and phones they are spread over. Where
 * the tries are used up nobody is locked out: a message with six figures takes the place of a call, and where the owner has
 * signed in before nothing is counted.
 */
export const createShortCodeGuard = (db: Kysely<Database>) => {
  const isKnown = async (phone: string, origin: Origin, now: Date) =>
    (await createKnownOrigins(db).find(phone, origin, now)) !== undefined;

  return {
    /** Whether a phone may get a short code. */
    mayCall: async (phone: string, origin: Origin, now: Date): Promise<boolean> =>
      (await isKnown(phone, origin, now)) ||
      ((await peekShared(db, phoneKey(phone), ofPhone, now)) === 0 &&
        (await peekShared(db, storeKey, ofStore, now)) === 0),

    /**
     * Counts a try at a short code as a wrong one before it is looked at, so that parallel tries get no more. Answers what is
     * to be called where it was right, or nothing where the tries are used up.
     */
    admit: async (phone: string, origin: Origin, now: Date): Promise<(() => Promise<void>) | undefined> => {
      if (await isKnown(phone, origin, now)) return async () => undefined;
      if ((await takeShared(db, phoneKey(phone), ofPhone, now)) > 0) return undefined;
      if ((await takeShared(db, storeKey, ofStore, now)) > 0) return undefined;
      return async () => {
        await takeShared(db, phoneKey(phone), ofPhone, now, -1);
        await takeShared(db, storeKey, ofStore, now, -1 - credit);
      };
    },
  };
};

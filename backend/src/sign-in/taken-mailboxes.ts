import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { takeShared, type Limit } from '../http/limits.ts';
import { hidden } from './contact.ts';

const perPhone: Limit = { burst: 5, per: 24 * 3_600_000 };

/**
 * Counts that the owner of a proven phone learns of a mailbox that it is taken, and returns 0, or after how many seconds they
 * may learn of another: nobody finds out by one phone which of many mailboxes have accounts.
 */
export const takeTakenMailbox = (db: Kysely<Database>, phone: string, now: Date): Promise<number> =>
  takeShared(db, `taken mailboxes ${hidden(phone)}`, perPhone, now);

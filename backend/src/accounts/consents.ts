import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ConsentTable } from './tables.ts';

/** The day of the texts that are agreed to; a new text gets a new day. */
export const consentTextVersion = '2026-01-15';

/** What somebody has agreed to, and where. */
export interface Agreement {
  /** Null for a guest. */
  accountId: string | null;
  sessionId: string;
  orderNumber: string | null;
  channel: ConsentTable['channel'];
  ip: string;
  /** Whether news may be sent, besides the two agreements that the law requires. */
  mailing: boolean;
  now: Date;
}

/** Adds agreements to the ledger, one row a purpose. What was not given leaves no row. */
export async function recordConsents(db: Kysely<Database>, given: Agreement): Promise<void> {
  const purposes: ConsentTable['purpose'][] = ['rules', 'personal_data'];
  if (given.mailing) purposes.push('mailing');
  const rows = purposes.map((purpose) => ({
    purpose,
    account_id: given.accountId,
    session_id: given.sessionId,
    order_number: given.orderNumber,
    text_version: consentTextVersion,
    channel: given.channel,
    ip_hash: createHash('sha256').update(`${given.sessionId}:${given.ip}`).digest(),
    given_at: given.now,
  }));
  await db.insertInto('consent').values(rows).execute();
}

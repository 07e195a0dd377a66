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
  /**
   * Whether the user agreement is agreed to as well, as in registration.
   *
   * @default false
   */
  userAgreement?: boolean;
  /** Whether news may be sent, besides the two agreements that the law requires. */
  mailing: boolean;
  /** The page on which it was agreed to, where that is told. */
  page?: string | undefined;
  now: Date;
}

async function record(
  db: Kysely<Database>,
  given: Pick<Agreement, 'accountId' | 'sessionId' | 'orderNumber' | 'channel' | 'ip' | 'page' | 'now'>,
  purposes: readonly ConsentTable['purpose'][],
): Promise<void> {
  const rows = purposes.map((purpose) => ({
    purpose,
    account_id: given.accountId,
    session_id: given.sessionId,
    order_number: given.orderNumber,
    text_version: consentTextVersion,
    channel: given.channel,
    page: given.page ?? null,
    ip_hash: createHash('sha256').update(`${given.sessionId}:${given.ip}`).digest(),
    given_at: given.now,
  }));
  await db.insertInto('consent').values(rows).execute();
}

/** Adds agreements to the ledger, one row a purpose. What was not given leaves no row. */
export async function recordConsents(db: Kysely<Database>, given: Agreement): Promise<void> {
  const purposes: ConsentTable['purpose'][] = ['rules', 'personal_data'];
  if (given.userAgreement) purposes.push('user_agreement');
  if (given.mailing) purposes.push('mailing');
  await record(db, given, purposes);
}

/** Adds the agreement to get news, of a member or of a guest who named a mailbox. */
export const recordMailingConsent = (
  db: Kysely<Database>,
  given: Pick<Agreement, 'accountId' | 'sessionId' | 'ip' | 'page' | 'now'>,
): Promise<void> =>
  record(db, { ...given, orderNumber: null, channel: 'subscription' }, ['personal_data', 'mailing']);

/** Whether an account has agreed to the present club rules and user agreement. One that came with an order has not yet. */
export async function hasAgreed(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const agreed = await db
    .selectFrom('consent')
    .select('purpose')
    .distinct()
    .where('account_id', '=', accountId)
    .where('channel', 'in', ['registration', 'sign_in'])
    .where('purpose', 'in', ['rules', 'user_agreement'])
    .where('text_version', '=', consentTextVersion)
    .execute();
  return agreed.length === 2;
}

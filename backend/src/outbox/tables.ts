import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@rukav/contract';

export interface OutboxTables {
  outbox_message: OutboxMessageTable;
}

/** How a message travels. `push` is an application's of the retailer, `browser` a notification of a browser. */
export type Channel = 'mail' | 'sms' | 'call' | 'push' | 'browser';

/** A message written in the transaction of what caused it, and sent after. */
export interface OutboxMessageTable {
  id: Generated<number>;
  channel: Channel;
  /** An address, a phone or an account. */
  recipient: string;
  template: string;
  locale: Locale;
  /** What the template's gaps were filled with. */
  values: ColumnType<Record<string, string | number>, string, string>;
  subject: string | null;
  text: string;
  /** The letter as a page, where it has one; `text` says the same. */
  html: ColumnType<string | null, string | null | undefined, string | null>;
  state: 'waiting' | 'sent' | 'failed';
  attempts: Generated<number>;
  due_at: Date;
  created_at: Date;
  sent_at: Date | null;
  /** The message that takes the place of this one at once if nobody can be reached by it. */
  fallback_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Where a mail program's own button ends what the letter belongs to (RFC 8058). */
  unsubscribe_url: ColumnType<string | null, string | null | undefined, string | null>;
  /** The order that it tells of. */
  order_number: ColumnType<string | null, string | null | undefined, never>;
  /** The account that caused it, which may not be the recipient's. */
  account_id: ColumnType<string | null, string | null | undefined, never>;
}

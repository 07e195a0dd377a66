import type { Kysely } from 'kysely';
import type { MessageKind } from '@rukav/contract/notifications/schemas.ts';
import type { MessageSlot } from '@rukav/contract/notifications/slots.ts';
import type { Database } from '../database/schema.ts';
import type { TextId } from '../messages/render.ts';
import type { MessageValue } from './tables.ts';

/** What a member is told. */
export interface Notice {
  accountId: string;
  slot: MessageSlot;
  kind: MessageKind;
  /** What it is about, for whoever acts on it: `order_complete`. */
  code: string;
  title: TextId;
  text: TextId;
  values: Record<string, MessageValue>;
  /** A path of the shop. */
  url?: string;
}

/** Puts a message among a member's notifications, in the transaction of what it tells of. */
export async function notify(trx: Kysely<Database>, notice: Notice, now: Date): Promise<void> {
  const { accountId, slot, kind, code, title, text, values, url } = notice;
  await trx
    .insertInto('account_message')
    .values({
      account_id: accountId,
      slot,
      kind,
      comment_codes: [code],
      title_id: title,
      text_id: text,
      values: JSON.stringify(values),
      url: url ?? null,
      created_at: now,
    })
    .execute();
}

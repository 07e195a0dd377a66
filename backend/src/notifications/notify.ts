import type { Kysely } from 'kysely';
import type { MessageKind } from '@rukav/contract/notifications/schemas.ts';
import type { MessageSlot } from '@rukav/contract/notifications/slots.ts';
import type { Database } from '../database/schema.ts';
import type { TextId } from '../messages/render.ts';
import { tellDevices } from '../push/index.ts';
import type { MessageValue } from './tables.ts';
import { toMessage } from './to-message.ts';

/** What a member is told. */
export interface Notice {
  accountId: string;
  slot: MessageSlot;
  kind: MessageKind;
  /** What it is about, for whoever acts on it: `order_complete`. */
  code: string;
  title: TextId;
  text: TextId;
  /** What a device shows in place of the text, which says something that is not for whoever sees its screen. */
  brief?: TextId;
  values: Record<string, MessageValue>;
  /** A path of the shop. */
  url?: string;
}

/** Where a notification leads that names no page: all of them are there. */
const all = '/personal/notifications';

/**
 * Puts a message among a member's notifications, in the transaction of what it tells of, and into the outbox for the browsers
 * in which she asked for them. What advertises stays at the shop: she asked to be told, not for advertisements.
 */
export async function notify(trx: Kysely<Database>, notice: Notice, now: Date): Promise<void> {
  const { accountId, slot, kind, code, title, text, brief = text, values, url } = notice;
  const row = await trx
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
    .returningAll()
    .executeTakeFirstOrThrow();
  if (kind === 'PROMO') return;
  await tellDevices(
    trx,
    {
      accountId,
      tag: `notice-${row.id}`,
      urgency: slot === 'orders' ? 'high' : 'normal',
      write: (locale) => ({ ...toMessage({ ...row, text_id: brief }, locale), url: url ?? all }),
    },
    now,
  );
}

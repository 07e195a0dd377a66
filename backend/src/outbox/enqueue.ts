import type { Locale } from '@rukav/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Letter } from '../messages/letter.ts';
import { render, type Template, type TemplateValues } from '../messages/render.ts';
import type { Channel } from './tables.ts';

/** What a message says. */
type Content =
  | {
      template: Template;
      /** A letter that says more than its template, written by its subject. */
      letter?: Letter;
    }
  | {
      /** What a member is told: her notifications have their own words. */
      template: 'notice';
      letter: Pick<Letter, 'subject' | 'text'>;
    };

/** A message to write. */
export type NewMessage = Content & {
  channel: Channel;
  /** An e-mail address, a phone, or for push and browsers an account's id. */
  to: string;
  values: TemplateValues;
  locale: Locale;
  /** Not before this moment; at once without it. */
  dueAt?: Date;
  /** A message that waits in the outbox, and goes at once if this one reaches nobody: then this one is not tried again. */
  fallbackId?: number;
  /** For a letter of a subscription: where a mail program's own button ends it, by POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** The order that it tells of: it is erased with the order's owner. */
  orderNumber?: string;
  /** The account that caused it, with which it is erased. What goes to the account's own contacts needs none. */
  accountId?: string | undefined;
};

const wordsOf = (message: NewMessage) =>
  message.template === 'notice'
    ? message.letter
    : (message.letter ?? render(message.template, message.locale, message.values));

/**
 * Puts a message into the outbox, in the transaction of what caused it: it is sent exactly if that is committed. The text is
 * rendered now, so a message says what held when it was caused. Answers the message's id.
 */
export async function enqueue(trx: Kysely<Database>, message: NewMessage, now: Date): Promise<number> {
  const { channel, to, template, locale, values, dueAt = now, fallbackId } = message;
  const { unsubscribeUrl, orderNumber, accountId } = message;
  const { id } = await trx
    .insertInto('outbox_message')
    .values({
      ...wordsOf(message),
      channel,
      recipient: to,
      template,
      locale,
      values: JSON.stringify(values),
      state: 'waiting',
      due_at: dueAt,
      created_at: now,
      sent_at: null,
      fallback_id: fallbackId ?? null,
      unsubscribe_url: unsubscribeUrl ?? null,
      order_number: orderNumber ?? null,
      account_id: accountId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes back a message that has not gone out yet. */
export async function withdraw(trx: Kysely<Database>, id: number): Promise<void> {
  await trx.deleteFrom('outbox_message').where('id', '=', id).where('state', '=', 'waiting').execute();
}

/** For how long a message counts, ms, and after how long one that nobody takes is late. */
const recent = 600_000;
const late = 15_000;

/** Whether messages of a channel do not get out at the moment: the last tries failed, or nobody takes them. */
export async function isChannelDelayed(db: Kysely<Database>, channel: Channel, now: Date): Promise<boolean> {
  const ago = (duration: number) => new Date(now.getTime() - duration);
  const waiting = await db
    .selectFrom('outbox_message')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('created_at', '>', ago(recent))
    .where((eb) => eb.or([eb('attempts', '>', 1), eb('due_at', '<', ago(late))]))
    .executeTakeFirst();
  return waiting !== undefined;
}

import type { Locale } from '@rukav/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Letter } from '../messages/letter.ts';
import { render, type Template, type TemplateValues } from '../messages/render.ts';
import type { Channel } from './tables.ts';

/** A message to write. */
export interface NewMessage {
  channel: Channel;
  /** An e-mail address, a phone, or for push an account's id. */
  to: string;
  template: Template;
  values: TemplateValues;
  locale: Locale;
  /** Not before this moment; at once without it. */
  dueAt?: Date;
  /** A letter that says more than its template, written by its subject. */
  letter?: Letter;
}

/**
 * Puts a message into the outbox, in the transaction of what caused it: it is sent exactly if that is committed. The text is
 * rendered now, so a message says what held when it was caused.
 */
export async function enqueue(trx: Kysely<Database>, message: NewMessage, now: Date): Promise<void> {
  const { channel, to, template, locale, values, dueAt = now, letter } = message;
  await trx
    .insertInto('outbox_message')
    .values({
      ...(letter ?? render(template, locale, values)),
      channel,
      recipient: to,
      template,
      locale,
      values: JSON.stringify(values),
      state: 'waiting',
      due_at: dueAt,
      created_at: now,
      sent_at: null,
    })
    .execute();
}

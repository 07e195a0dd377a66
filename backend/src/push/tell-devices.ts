import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../outbox/index.ts';
import { createPushRepository } from './push-repository.ts';
import type { PushMessage } from './push-port.ts';

/** What a device shows. */
export interface DeviceNotice {
  title: string;
  text: string;
  /** A path of the shop. */
  url: string;
}

/** A notification for a member's devices. */
export interface Told {
  accountId: string;
  /** The same notification has the same tag: where it comes twice, it is shown once. */
  tag: string;
  urgency: PushMessage['urgency'];
  /** Writes it in the language of a device. */
  write: (locale: Locale) => DeviceNotice;
}

/** Puts a notification into the outbox for each device of a member, in the transaction of what it tells of. */
export async function tellDevices(
  trx: Kysely<Database>,
  { accountId, tag, urgency, write }: Told,
  now: Date,
): Promise<void> {
  for (const { session_id: device, locale } of await createPushRepository(trx).devicesOf(accountId)) {
    const { title, text, url } = write(locale);
    await enqueue(
      trx,
      {
        channel: 'browser',
        to: accountId,
        template: 'notice',
        letter: { subject: title, text },
        values: { device, tag, urgency, url },
        locale,
      },
      now,
    );
  }
}

/** A push service takes 32 letters and digits at most. */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

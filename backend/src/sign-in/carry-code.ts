import type { Transaction } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { CodeChannel } from '@rukav/contract/sign-in/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { Template } from '../messages/render.ts';
import { enqueue, type NewMessage } from '../outbox/index.ts';
import type { CodeKey } from './code-repository.ts';
import { codeRules } from './one-time-code.ts';
import type { CodePurpose } from './tables.ts';

/** After how long a call or a push that nobody has answered is followed by a message, ms (AUTH-12). */
export const fallbackAfter = { CALL: 40_000, PUSH: 30_000 } as const;

const templates: Record<CodePurpose, Template> = {
  sign_in: 'signInCode',
  recovery: 'passwordReset',
  change: 'contactCode',
};

interface Carried extends CodeKey {
  code: string;
  channel: CodeChannel;
  locale: Locale;
  /** Whose devices a push goes to; without an account the message goes at once. */
  accountId: string | undefined;
}

/** Puts a code into the outbox. Answers the message that waits behind a call or a push, and goes if these reach nobody. */
export async function carryCode(
  trx: Transaction<Database>,
  { contact, purpose, code, channel, locale, accountId }: Carried,
  now: Date,
): Promise<number | null> {
  const values = { code, minutes: codeRules.lifetime / 60_000 };
  const message = { to: contact, template: templates[purpose], values, locale } satisfies Partial<NewMessage>;
  if (channel === 'EMAIL') await enqueue(trx, { ...message, channel: 'mail' }, now);
  if (channel === 'SMS' || (channel === 'PUSH' && accountId === undefined))
    await enqueue(trx, { ...message, channel: 'sms' }, now);
  if (channel === 'CALL') {
    const dueAt = new Date(now.getTime() + fallbackAfter.CALL);
    const fallbackId = await enqueue(trx, { ...message, channel: 'sms', dueAt }, now);
    await enqueue(trx, { ...message, channel: 'call', template: 'signInCall', fallbackId }, now);
    return fallbackId;
  }
  if (channel === 'PUSH' && accountId !== undefined) {
    const dueAt = new Date(now.getTime() + fallbackAfter.PUSH);
    const fallbackId = await enqueue(trx, { ...message, channel: 'sms', dueAt }, now);
    await enqueue(trx, { ...message, channel: 'push', to: accountId, fallbackId }, now);
    return fallbackId;
  }
  return null;
}

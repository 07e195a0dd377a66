import type { Kysely } from 'kysely';
import { limits, type Locale } from '@rukav/contract';
import type { ConfirmationAction } from '@rukav/contract/sign-in/schemas.ts';
import type { Account } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { enqueue, takeStrangerMessage } from '../outbox/index.ts';
import { confirmationUrl, issueConfirmation } from './confirmations.ts';

interface Confirming {
  /** Whose mailbox it is; null for a guest who subscribes. */
  account: { id: string } | null;
  email: string;
  action: ConfirmationAction;
  locale: Locale;
  /** The address of the visitor. */
  ip: string;
  config: Pick<Config, 'publicUrl'>;
  now: Date;
}

/** Outcome of sending the letter. */
interface Confirmed {
  /** The account, with the moment from which it can ask for the next letter. */
  account: Account | undefined;
  /** 0, or seconds after which strangers may cause a letter to the mailbox again: none was sent. */
  wait: number;
}

/**
 * Writes the letter whose link confirms a mailbox or a subscription. A link that was sent before is worth nothing then. Nobody has
 * proven the mailbox, so the letter counts as one that a stranger causes. The account can ask for the next one a minute later
 * (PROF-22, PROF-23).
 */
export async function sendConfirmation(
  trx: Kysely<Database>,
  { account: owner, email, action, locale, ip, config, now }: Confirming,
): Promise<Confirmed> {
  const wait = await takeStrangerMessage(trx, { to: email, ip }, now);
  if (wait === 0) {
    const code = await issueConfirmation(trx, { accountId: owner?.id ?? null, email, action }, now);
    const values = { url: confirmationUrl(config.publicUrl, code, action) };
    const template = action === 'register' ? 'emailConfirmation' : 'subscriptionConfirmation';
    const letter = { channel: 'mail', to: email, template, values, locale } as const;
    await enqueue(trx, { ...letter, accountId: owner?.id }, now);
  }
  const account =
    owner &&
    (await trx
      .updateTable('account')
      .set({ confirmation_retry_at: new Date(now.getTime() + (wait * 1000 || limits.resendCode)) })
      .where('id', '=', owner.id)
      .returningAll()
      .executeTakeFirst());
  return { account: account ?? undefined, wait };
}

import type { Kysely } from 'kysely';
import { limits, type Locale } from '@rukav/contract';
import type { ConfirmationAction } from '@rukav/contract/sign-in/schemas.ts';
import type { Account } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../outbox/index.ts';
import { confirmationUrl, issueConfirmation } from './confirmations.ts';

interface Confirming {
  /** Whose mailbox it is; null for a guest who subscribes. */
  account: { id: string } | null;
  email: string;
  action: ConfirmationAction;
  locale: Locale;
  config: Pick<Config, 'publicUrl'>;
  now: Date;
}

/**
 * Writes the letter whose link confirms a mailbox or a subscription. A link that was sent before is worth nothing then.
 * Answers the account, which can ask for the next letter a minute later (PROF-22, PROF-23).
 */
export async function sendConfirmation(
  trx: Kysely<Database>,
  { account, email, action, locale, config, now }: Confirming,
): Promise<Account | undefined> {
  const code = await issueConfirmation(trx, { accountId: account?.id ?? null, email, action }, now);
  const values = { url: confirmationUrl(config.publicUrl, code, action) };
  const template = action === 'register' ? 'emailConfirmation' : 'subscriptionConfirmation';
  const letter = { channel: 'mail', to: email, template, values, locale } as const;
  await enqueue(trx, { ...letter, accountId: account?.id }, now);
  if (!account) return undefined;
  return trx
    .updateTable('account')
    .set({ confirmation_retry_at: new Date(now.getTime() + limits.resendCode) })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirst();
}

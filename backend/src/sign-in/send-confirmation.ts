import type { Kysely } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { ConfirmationAction } from '@rukav/contract/sign-in/schemas.ts';
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

/** Writes the letter whose link confirms a mailbox or a subscription. A link that was sent before is worth nothing then. */
export async function sendConfirmation(
  trx: Kysely<Database>,
  { account, email, action, locale, config, now }: Confirming,
): Promise<void> {
  const code = await issueConfirmation(trx, { accountId: account?.id ?? null, email, action }, now);
  const values = { url: confirmationUrl(config.publicUrl, code, action) };
  const template = action === 'register' ? 'emailConfirmation' : 'subscriptionConfirmation';
  await enqueue(trx, { channel: 'mail', to: email, template, values, locale }, now);
}

import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ConfirmationAction } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';

/** How long the link of a letter confirms, ms. */
export const confirmationLifetime = 7 * 24 * 3_600_000;

const hashOf = (code: string) => createHash('sha256').update(`confirmation:${code}`).digest();

/** What a link was sent for. */
export interface Confirmation {
  /** The account whose mailbox it is; null for a guest who subscribes. */
  accountId: string | null;
  email: string;
  action: ConfirmationAction;
}

/**
 * Told in the transaction in which a link was opened, after the mailbox counts as confirmed: what waited for it happens here
 * (bonuses are credited, a subscription begins). Answers whether a subscription was confirmed by it.
 */
export type ConfirmedListener = (
  trx: Transaction<Database>,
  confirmed: Confirmation,
  now: Date,
) => Promise<{ isSubscribed: boolean } | undefined>;

/** Makes the code of a link that confirms a mailbox. An earlier code of the same account and action is worth nothing then. */
export async function issueConfirmation(
  trx: Kysely<Database>,
  { accountId, email, action }: Confirmation,
  now: Date,
): Promise<string> {
  if (accountId !== null)
    await trx
      .deleteFrom('email_confirmation')
      .where('account_id', '=', accountId)
      .where('action', '=', action)
      .execute();
  const code = randomBytes(24).toString('base64url');
  const expires_at = new Date(now.getTime() + confirmationLifetime);
  await trx
    .insertInto('email_confirmation')
    .values({ token_hash: hashOf(code), account_id: accountId, email, action, expires_at, used_at: null })
    .execute();
  return code;
}

/** The address of the link in a letter: any page of the store reads its parameters. */
export const confirmationUrl = (publicUrl: URL, code: string, action: ConfirmationAction): string =>
  new URL(`/?code=${code}&action=${action}`, publicUrl).href;

/** Uses a code up and confirms the account's mailbox. Undefined when it is not known, too old, used, or of another mailbox by now. */
export async function takeConfirmation(
  trx: Kysely<Database>,
  code: string,
  now: Date,
): Promise<Confirmation | undefined> {
  const taken = await trx
    .updateTable('email_confirmation')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email', 'action'])
    .executeTakeFirst();
  if (!taken) return undefined;
  const { account_id: accountId, email, action } = taken;
  const isConfirmed =
    accountId === null || (await createAccountRepository(trx).confirmEmail(accountId, email));
  if (!isConfirmed) return undefined;
  // A link to a new password was sent to the mailbox that was confirmed before.
  if (accountId !== null)
    await trx
      .deleteFrom('password_reset')
      .where('account_id', '=', accountId)
      .where('email', '!=', email.toLowerCase())
      .execute();
  return { accountId, email, action };
}

import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { ConfirmationAction } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository, type Account } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../outbox/index.ts';

/** How long the link of a letter confirms, ms. */
const confirmationLifetime = 7 * 24 * 3_600_000;

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
 * (bonuses are credited, a subscription begins). Answers whether a subscription was confirmed by it, or cannot be: an employee's.
 */
export type ConfirmedListener = (
  trx: Transaction<Database>,
  confirmed: Confirmation,
  now: Date,
  /** What a letter needs that is written then: the language of whoever opened the link. */
  writing: { locale: Locale; publicUrl: URL },
) => Promise<{ isSubscribed?: true; isOfEmployee?: true } | undefined>;

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

/** Writes to the mailbox that was confirmed before that another has taken its place: its owner may know nothing of it. */
async function tellOldMailbox(
  trx: Kysely<Database>,
  before: Account,
  { email, publicUrl, now }: { email: string; publicUrl: URL; now: Date },
): Promise<void> {
  const { id: accountId, email: to, is_email_confirmed, locale } = before;
  if (to === null || !is_email_confirmed || to.toLowerCase() === email.toLowerCase()) return;
  const values = { url: publicUrl.href };
  await enqueue(trx, { channel: 'mail', to, template: 'emailChanged', values, locale, accountId }, now);
}

/** Uses a code up, under the lock of its account, as every change of an account is made. Undefined when it is not known, too old or used. */
async function takeCode(trx: Kysely<Database>, code: string, now: Date) {
  const token = hashOf(code);
  const known = await trx
    .selectFrom('email_confirmation')
    .select('account_id')
    .where('token_hash', '=', token)
    .executeTakeFirst();
  const account = known?.account_id ? await createAccountRepository(trx).lock(known.account_id) : undefined;
  const taken = await trx
    .updateTable('email_confirmation')
    .set({ used_at: now })
    .where('token_hash', '=', token)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email', 'action'])
    .executeTakeFirst();
  return taken && { account, ...taken };
}

/**
 * Uses a code up and confirms the account's mailbox; the one that it takes the place of is written to. Undefined when the code is
 * not known, too old, used, or of another mailbox by now.
 */
export async function takeConfirmation(
  trx: Kysely<Database>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  code: string,
  now: Date,
): Promise<Confirmation | undefined> {
  const taken = await takeCode(trx, code, now);
  if (!taken) return undefined;
  const { account: before, account_id: accountId, email, action } = taken;
  const isConfirmed =
    accountId === null || (await createAccountRepository(trx).confirmEmail(accountId, email));
  if (!isConfirmed) return undefined;
  if (before) await tellOldMailbox(trx, before, { email, publicUrl, now });
  // A link to a new password was sent to the mailbox that was confirmed before.
  if (accountId !== null)
    await trx
      .deleteFrom('password_reset')
      .where('account_id', '=', accountId)
      .where('email', '!=', email.toLowerCase())
      .execute();
  return { accountId, email, action };
}

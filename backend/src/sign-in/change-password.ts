import type { Transaction } from 'kysely';
import { createAccountRepository } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { endSessions } from '../http/session.ts';
import { enqueue } from '../outbox/index.ts';
import { createKnownOrigins, namesOf, type Origin } from './known-origins.ts';
import { createPasswordRepository, type PasswordChange } from './password-repository.ts';

interface Changing {
  accountId: string;
  password: string;
  /** The session that goes on; absent: every device is signed out. */
  keptSessionId?: string;
  /** Network and browser of the owner; limits that strangers elsewhere use up do not count there. */
  origin?: Origin;
  now: Date;
}

/** Sets a new password, makes links to another one worthless, signs the other devices out, which are strangers' to the limits then, and writes to the confirmed mailbox that it happened. */
export async function changePassword(
  trx: Transaction<Database>,
  { config }: { config: Pick<Config, 'publicUrl'> },
  { accountId, password, keptSessionId, origin, now }: Changing,
): Promise<PasswordChange> {
  // Sessions and networks of an account are changed under its row alone, so that two changes never wait for each other.
  await createAccountRepository(trx).lock(accountId);
  const change = await createPasswordRepository(trx).set(accountId, password, now);
  if (change === 'same') return change;
  await trx.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
  await endSessions(trx, accountId, keptSessionId);
  const account = await createAccountRepository(trx).find(accountId);
  if (account) {
    const known = createKnownOrigins(trx);
    await known.forget(namesOf(account));
    if (origin) await known.remember(namesOf(account), origin, now);
  }
  if (account?.email && account.is_email_confirmed) {
    const { email: to, locale } = account;
    const values = { url: config.publicUrl.href };
    await enqueue(trx, { channel: 'mail', to, template: 'passwordChanged', values, locale }, now);
  }
  return change;
}

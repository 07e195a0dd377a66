import type { Transaction } from 'kysely';
import { isOneOf, type Account } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { hidden } from './contact.ts';

/**
 * Forgets the ways in which a person signed in: her password, links, codes and the proofs they earned, the networks that she
 * came from, and what was counted of her names.
 */
export async function eraseSignIn(
  trx: Transaction<Database>,
  { id, club_id }: Pick<Account, 'id' | 'club_id'>,
  contacts: readonly string[],
): Promise<void> {
  for (const table of ['account_password', 'password_reset', 'email_confirmation'] as const)
    await trx.deleteFrom(table).where('account_id', '=', id).execute();
  // A link that a guest asked for names no account.
  await trx.deleteFrom('email_confirmation').where(isOneOf('email', contacts)).execute();
  for (const table of ['sign_in_code', 'contact_proof'] as const)
    await trx.deleteFrom(table).where(isOneOf('contact', contacts)).execute();
  const names = [...contacts, club_id.replace('ended ', '')].map(hidden);
  await trx.deleteFrom('known_network').where('contact_hash', 'in', names).execute();
  for (const name of names)
    await trx
      .deleteFrom('limit_bucket')
      .where((row) => row(row.fn<number>('strpos', ['key', row.val(name)]), '>', 0))
      .execute();
}

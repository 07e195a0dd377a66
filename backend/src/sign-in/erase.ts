import type { Transaction } from 'kysely';
import { isOneOf, type Account } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';

/** Forgets the ways in which a person signed in: her password, links, codes and the proofs they earned. */
export async function eraseSignIn(
  trx: Transaction<Database>,
  { id }: Pick<Account, 'id'>,
  contacts: readonly string[],
): Promise<void> {
  for (const table of ['account_password', 'password_reset', 'email_confirmation'] as const)
    await trx.deleteFrom(table).where('account_id', '=', id).execute();
  for (const table of ['sign_in_code', 'contact_proof'] as const)
    await trx.deleteFrom(table).where(isOneOf('contact', contacts)).execute();
}

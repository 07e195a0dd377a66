import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Remembers an account's phone, and its mailbox where that is confirmed, as its own before either changes or the account ends. */
export async function rememberContacts(db: Kysely<Database>, accountId: string): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select(['phone', 'email', 'is_email_confirmed'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return;
  const { phone, email, is_email_confirmed } = account;
  const own = [phone, ...(email !== null && is_email_confirmed ? [email.toLowerCase()] : [])];
  await db
    .insertInto('former_contact')
    .values(own.map((contact) => ({ account_id: accountId, contact })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The phones and mailboxes, in small letters, that an ended account has proven to be its own, now or before. One that is
 * another account's by now is not among them: what the shop keeps under it is that account's.
 */
export async function ownContacts(db: Kysely<Database>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('former_contact as own')
    .select('own.contact')
    .where('own.account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as other')
            .select('other.id')
            .whereRef('other.id', '!=', 'own.account_id')
            .where((row) =>
              row.or([
                row('other.phone', '=', row.ref('own.contact')),
                row.and([
                  row('other.is_email_confirmed', '=', true),
                  row(row.fn('lower', ['other.email']), '=', row.ref('own.contact')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .execute();
  return rows.map(({ contact }) => contact);
}

/** A condition on a column of contacts, written in any case of letters: that it is one of some. They may be none. */
export const isOneOf = (column: string, contacts: readonly string[]) =>
  sql<boolean>`lower(${sql.ref(column)}) = any(${[...contacts]}::text[])`;

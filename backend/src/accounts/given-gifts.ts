import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ownContacts } from './own-contacts.ts';

const derive = promisify(argon2);

/** How long it is known that a filled profile was rewarded (docs/decisions/0071). */
const fillingYears = 3;

/** The name under which a contact is known that was erased. It costs so much that nobody tries all phones. */
const secretNameOf = async (contact: string): Promise<string> => {
  const nonce = Buffer.from('a gift given once');
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  return (await derive('argon2id', { message: contact.toLowerCase(), nonce, ...cost })).toString('base64url');
};

const endOf = (year: number) => new Date(Date.UTC(year + 1, 0, 2));

function yearsAfter(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

/** Keeps what an account that ends was given once, under the secret names of the contacts that it has proven. */
export async function keepGifts(trx: Transaction<Database>, accountId: string): Promise<void> {
  const filling = await trx
    .selectFrom('profile_filling')
    .select('given_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const birthdays = await trx
    .selectFrom('birthday_gift')
    .select('year')
    .where('account_id', '=', accountId)
    .execute();
  const gifts = [
    ...(filling
      ? [{ year: null, given_at: filling.given_at, kept_until: yearsAfter(filling.given_at, fillingYears) }]
      : []),
    ...birthdays.map(({ year }) => ({
      year,
      given_at: new Date(Date.UTC(year, 0, 1)),
      kept_until: endOf(year),
    })),
  ];
  if (gifts.length === 0) return;
  for (const contact of await ownContacts(trx, accountId)) {
    const contact_name = await secretNameOf(contact);
    await trx
      .insertInto('given_gift')
      .values(gifts.map((gift) => ({ ...gift, contact_name })))
      .onConflict((row) => row.doNothing())
      .execute();
  }
}

/** Gives an account what was given once to an earlier one of the same phone or mailbox: that it had it, and not once more. */
export async function inheritGifts(db: Kysely<Database>, accountId: string, contact: string): Promise<void> {
  // Nothing is computed while nothing is kept.
  if (!(await db.selectFrom('given_gift').select('contact_name').limit(1).executeTakeFirst())) return;
  const gifts = await db
    .selectFrom('given_gift')
    .select(['year', 'given_at'])
    .where('contact_name', '=', await secretNameOf(contact))
    .execute();
  for (const { year, given_at } of gifts)
    await (
      year === null
        ? db.insertInto('profile_filling').values({ account_id: accountId, given_at })
        : db.insertInto('birthday_gift').values({ account_id: accountId, year })
    )
      .onConflict((row) => row.doNothing())
      .execute();
}

/** Forgets gifts whose time is over. */
export const sweepGifts = (db: Kysely<Database>, now: Date) =>
  db.deleteFrom('given_gift').where('kept_until', '<=', now).execute();

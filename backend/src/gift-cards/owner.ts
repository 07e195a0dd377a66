import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Returns whether a card was sent to the phone or the confirmed mailbox of an account. What strangers do who know the number alone
 * does not keep its owner from the card.
 */
export async function isOwnCard(
  db: Kysely<Database>,
  number: string,
  accountId: string | null | undefined,
): Promise<boolean> {
  if (!accountId) return false;
  const own = await db
    .selectFrom('gift_card')
    .innerJoin('account', (join) => join.on('account.id', '=', accountId))
    .select('gift_card.number')
    .where('gift_card.number', '=', number)
    .where((row) =>
      row.or([
        row('account.phone', '=', row.ref('gift_card.phone')),
        row.and([
          row('account.is_email_confirmed', '=', true),
          row(row.fn('lower', ['account.email']), '=', row.fn('lower', ['gift_card.email'])),
        ]),
      ]),
    )
    .executeTakeFirst();
  return own !== undefined;
}

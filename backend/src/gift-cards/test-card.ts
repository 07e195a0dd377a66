import type { Kysely } from 'kysely';
import type { Currency } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { testNow } from '../http/test-kernel.ts';
import { issueCard } from './ledger.ts';

/** A card for a test, with its PIN and a PIN that is not its. */
export async function aCard(
  db: Kysely<Database>,
  { sum = 300_000, currency = 'RUB' as Currency, email = 'aigerim@example.com', now = testNow } = {},
) {
  const card = { currency, sum, email, phone: null, locale: 'ru-RU', orderNumber: null } as const;
  const { number, pin } = await transaction(db, (trx) => issueCard(trx, card, now));
  const wrong = String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
  return { number, pin, wrong };
}

/** A card as its buyer wants it, for a mailbox. */
export const aWish = (receiver: string) => ({
  sum: 300_000,
  currency: 'RUB' as Currency,
  sender: { email: 'olga@example.com' },
  receiver: { email: receiver },
  greeting: 'Дорогая Айгерим',
  text: 'С днём рождения',
  signature: 'Ольга',
  design: 'ribbon' as const,
});

/** What is left on a card, and what its entries come to. */
export async function balanceOf(db: Kysely<Database>, number: string): Promise<number> {
  const { balance } = await db
    .selectFrom('gift_card')
    .select('balance')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return balance;
}

import { sql } from 'kysely';
import { birthdayBonuses } from '@rukav/contract/loyalty/levels.ts';
import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { giveBonuses } from './ledger.ts';

/** Members that one run takes; the next takes the rest. */
const atOnce = 200;
/** How long the gift can be spent, ms: a month (chosen). */
const validFor = 30 * 86_400_000;

/** The month and the day of birth that are celebrated on a day; who was born on 29 February is on 1 March in other years. */
export function bornOn(day: Date): string[] {
  const [year, monthAndDay] = [day.getUTCFullYear(), day.toISOString().slice(5, 10)];
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return monthAndDay === '03-01' && !isLeap ? ['03-01', '02-29'] : [monthAndDay];
}

/** Gives the members whose birthday is today their bonuses, once a year and once the e-mail is confirmed (CLUB-16). */
export async function giveToBirthdays({ db, clock }: Kernel): Promise<void> {
  const now = clock.now();
  const year = now.getUTCFullYear();
  const members = await db
    .selectFrom('account')
    .select('id')
    .where('is_email_confirmed', '=', true)
    .where(sql<boolean>`to_char(birthday, 'MM-DD') = any(${bornOn(now)})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('birthday_gift')
            .select('year')
            .whereRef('birthday_gift.account_id', '=', 'account.id')
            .where('year', '=', year),
        ),
      ),
    )
    .limit(atOnce)
    .execute();
  for (const { id: accountId } of members)
    await transaction(db, async (trx) => {
      const first = await trx
        .insertInto('birthday_gift')
        .values({ account_id: accountId, year })
        .onConflict((row) => row.doNothing())
        .returning('year')
        .executeTakeFirst();
      if (!first) return;
      const expiresAt = new Date(now.getTime() + validFor);
      await giveBonuses(trx, { accountId, kind: 'gift', amount: birthdayBonuses, expiresAt }, now);
    });
}

/** The job of birthdays. */
export const greetBirthdays = (kernel: Kernel) =>
  job({ name: 'greet-birthdays', every: 600_000, run: () => giveToBirthdays(kernel) });

import type { Kysely, Transaction } from 'kysely';
import { isProfileFilled } from '@rukav/contract/account/filled.ts';
import type { ProfileFilling } from '@rukav/contract/account/schemas.ts';
import { createAccountRepository, inheritGifts, type Account } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { startOfToday } from '../delivery/index.ts';
import { giveBonuses } from '../loyalty/index.ts';
import type { ConfirmedListener } from '../sign-in/index.ts';

/** How the promotion stands, for a member or for a guest (no account). */
export async function fillingOf(
  db: Kysely<Database>,
  accountId: string | undefined,
  now: Date,
): Promise<ProfileFilling> {
  const promotion = await db.selectFrom('profile_promotion').selectAll().executeTakeFirst();
  const bonuses = promotion?.bonuses ?? 0;
  const had =
    accountId !== undefined &&
    (await db
      .selectFrom('profile_filling')
      .select('given_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst());
  if (had) return { state: 'filled', bonuses };
  if (!promotion?.is_open) return { state: 'unavailable', bonuses };
  return {
    state: promotion.ends_at && promotion.ends_at <= startOfToday(now, 'RUB') ? 'ended' : 'open',
    bonuses,
  };
}

const isFilled = ({ first_name, gender, birthday, city_id, is_email_confirmed }: Account) =>
  isProfileFilled({
    firstName: first_name,
    gender,
    birthday,
    city: city_id,
    isEmailConfirmed: is_email_confirmed,
  });

/** Gives the bonuses of the promotion once the profile is filled and its e-mail confirmed; once to everybody (PROF-42). */
export async function rewardFilling(trx: Transaction<Database>, account: Account, now: Date): Promise<void> {
  if (!isFilled(account)) return;
  const { state, bonuses: amount } = await fillingOf(trx, account.id, now);
  if (state !== 'open') return;
  const first = await trx
    .insertInto('profile_filling')
    .values({ account_id: account.id, given_at: now })
    .onConflict((row) => row.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (!first) return;
  await giveBonuses(trx, { accountId: account.id, kind: 'action', amount, expiresAt: null }, now);
}

/** A mailbox was confirmed: the profile may be complete by it. */
export const rewardConfirmed: ConfirmedListener = async (trx, { accountId, email }, now) => {
  if (accountId !== null) await inheritGifts(trx, accountId, email);
  const account = accountId === null ? undefined : await createAccountRepository(trx).find(accountId);
  if (account) await rewardFilling(trx, account, now);
  return undefined;
};

import type { Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { Account as AccountReply } from '@rukav/contract/account/schemas.ts';
import type { Database } from '../database/schema.ts';
import { cityNames } from '../geography/index.ts';
import type { Account } from './account-repository.ts';
import { isEmployee } from './is-employee.ts';
import { subscriptionsOf } from './subscriptions-of.ts';
import { pendingEmail } from './pending-email.ts';
import { toProfile } from './to-profile.ts';

/** The whole profile as its owner sees it, with the name of her city in her language. */
export async function toAccount(
  db: Kysely<Database>,
  account: Account,
  { language, now }: { language: Language; now: Date },
): Promise<AccountReply> {
  const { city_id: cityId, confirmation_retry_at: retryAt } = account;
  const [names, password, isOfShop, subscriptions] = await Promise.all([
    cityNames(db, cityId === null ? [] : [cityId], language),
    db
      .selectFrom('account_password')
      .select('account_id')
      .where('account_id', '=', account.id)
      .executeTakeFirst(),
    isEmployee(db, account.id),
    subscriptionsOf(db, account.id),
  ]);
  const unconfirmedEmail = pendingEmail(account);
  return {
    ...toProfile(account),
    unconfirmedEmail,
    nextConfirmationEmailRetryDate:
      unconfirmedEmail !== null && retryAt !== null && retryAt > now ? retryAt.toISOString() : null,
    hasPassword: password !== undefined,
    gender: account.gender,
    birthday: account.birthday,
    city: cityId === null ? null : { id: cityId, name: names.get(cityId) ?? '' },
    children: account.children,
    isEmployee: isOfShop,
    subscriptions,
    version: account.version,
  };
}

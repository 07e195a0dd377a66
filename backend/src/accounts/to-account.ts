import type { Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { Account as AccountReply } from '@rukav/contract/account/schemas.ts';
import type { Database } from '../database/schema.ts';
import { cityNames } from '../geography/index.ts';
import type { Account } from './account-repository.ts';
import { isEmployee } from './is-employee.ts';
import { subscriptionsOf } from './subscriptions-of.ts';
import { toProfile } from './to-profile.ts';

/** The whole profile as its owner sees it, with the name of her city in her language. */
export async function toAccount(
  db: Kysely<Database>,
  account: Account,
  language: Language,
): Promise<AccountReply> {
  const { city_id: cityId } = account;
  const names = await cityNames(db, cityId === null ? [] : [cityId], language);
  return {
    ...toProfile(account),
    unconfirmedEmail: account.unconfirmed_email ?? (account.is_email_confirmed ? null : account.email),
    gender: account.gender,
    birthday: account.birthday,
    city: cityId === null ? null : { id: cityId, name: names.get(cityId) ?? '' },
    children: account.children,
    isEmployee: await isEmployee(db, account.id),
    subscriptions: await subscriptionsOf(db, account.id),
    version: account.version,
  };
}

import type { Kysely } from 'kysely';
import type { Country, Currency, Language } from '@rukav/contract';
import { getAccount } from '@rukav/contract/account/calls.ts';
import { GetAccount, type Belongings } from '@rukav/contract/account/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { FlagValues } from '../flags/flags.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createAccountRepository } from './account-repository.ts';
import { toAccount } from './to-account.ts';

/** Whose belongings are read, and by whom: where, in what language, when, and with which features on. */
export interface AccountReader {
  accountId: string;
  country: Country;
  currency: Currency;
  language: Language;
  now: Date;
  flags: FlagValues;
}

/** What a subject knows of a member's belongings. */
export type Keeper = (db: Kysely<Database>, reader: AccountReader) => Promise<Partial<Belongings>>;

/** A member of whom no subject keeps anything. */
const nothing: Belongings = {
  level: { curLevelCode: 'bonus' },
  bonusesInfo: { totalSum: 0 },
  coupons: [],
  favorites: [],
  favoriteStores: [],
  addresses: [],
  deliveryAddresses: [],
};

/** GET /account: the profile of whoever is signed in with all that belongs to it, null for a guest. */
export const getAccountHandler = ({ db, flags }: Kernel, keepers: readonly Keeper[]) =>
  handle(getAccount, GetAccount, async ({ session, country, currency, language, now }) => {
    const accountId = (await session.find())?.account_id;
    const account = accountId ? await createAccountRepository(db).find(accountId) : undefined;
    if (!account) return { profile: null };
    const reader = { accountId: account.id, country, currency, language, now, flags: await flags.read() };
    const [own, kept] = await Promise.all([
      toAccount(db, account, { language, now }),
      Promise.all(keepers.map((keeper) => keeper(db, reader))),
    ]);
    const belongings = kept.reduce<Belongings>((all, one) => ({ ...all, ...one }), nothing);
    const isSubscribed = own.subscriptions.some((subscription) => subscription.isSubscribed);
    return { profile: { ...own, ...belongings, isSubscribed } };
  });

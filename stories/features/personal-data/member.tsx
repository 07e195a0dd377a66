import { allSettled } from 'effector';
import type { FullAccount } from '@rukav/contract/account/schemas.ts';
import { account } from '@rukav/features/personal-data';
import { refusedAs, withShop, type Handler, type Replies, type Value } from '../scope.tsx';

/** A member whose profile is filled, told apart by what changes. */
export const aMember = (changes: Partial<FullAccount> = {}): FullAccount => ({
  clubproId: '700000000042',
  firstName: 'Анна',
  lastName: 'Ли',
  secondName: null,
  phone: '+79161234567',
  email: 'anna@example.com',
  isEmailConfirmed: true,
  unconfirmedEmail: null,
  nextConfirmationEmailRetryDate: null,
  hasPassword: true,
  gender: 'female',
  birthday: '1990-02-28',
  city: { id: 524901, name: 'Москва' },
  children: [{ gender: 'male', birthday: '2020-05-01' }],
  isEmployee: false,
  subscriptions: [],
  version: 3,
  level: { curLevelCode: 'bonus' },
  bonusesInfo: { totalSum: 0 },
  coupons: [],
  favorites: [],
  favoriteStores: [],
  addresses: [],
  deliveryAddresses: [],
  isSubscribed: false,
  ...changes,
});

interface Member {
  profile?: FullAccount;
  replies?: Replies;
  locale?: 'ru-RU' | 'kk-KZ';
  handlers?: readonly Handler[];
  values?: readonly Value[];
}

/** The shop of a member whose profile is known already. */
export const memberShop = ({
  profile = aMember(),
  replies = {},
  locale = 'ru-RU',
  handlers = [],
  values = [],
}: Member = {}) =>
  withShop({
    locale,
    actor: 'member',
    replies: { 'GET /account': { profile }, ...replies },
    handlers,
    values,
    started: (scope) => void allSettled(account.openFx, { scope, params: {} }),
  });

/** A reply that refuses. */
export const throwing = (thrown: Error) => () => {
  throw thrown;
};

const checks = ['empty', 'invalid', 'max_length_exceeded'] as const;

/** A call that refuses these fields: as empty at first, then as wrong, then as too long. */
export function refusingFields(fields: readonly string[]) {
  let asked = 0;
  return () => {
    const check = checks[asked % checks.length] ?? 'empty';
    asked += 1;
    throw refusedAs(
      400,
      fields.map((field) => ({
        code: 'validation',
        field,
        params: { check, ...(check === 'max_length_exceeded' && { maximum: 64 }) },
      })),
    );
  };
}

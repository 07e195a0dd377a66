import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { profileKnown } from '../profile/index.ts';
import * as checkout from './index.ts';
import { aShop } from './test-shop.ts';

const profile = {
  clubproId: '1',
  firstName: 'Анна',
  lastName: null,
  secondName: null,
  phone: '+79160000000',
  email: 'anna@example.com',
  isEmailConfirmed: true,
};

test.each([
  ['a first name alone', {}, ''],
  ['a first name and a patronymic', { secondName: 'Петровна' }, ''],
  ['first name and surname', { lastName: 'Ким' }, 'Ким Анна'],
  ['the whole name', { lastName: 'Ким', secondName: 'Петровна' }, 'Ким Анна Петровна'],
])(
  'of %s in the profile the recipient’s field is filled with what a passport says',
  async (_, names, fullName) => {
    const shop = aShop({}, null);
    await shop.open();

    await allSettled(profileKnown, { scope: shop.scope, params: { ...profile, ...names } });

    expect(shop.scope.getState(checkout.$draft)).toMatchObject({ fullName, phone: profile.phone });
  },
);

import { getAccount } from '@rukav/contract/account/calls.ts';
import { addDeliveryAddress } from '@rukav/contract/addresses/calls.ts';
import { addFavourite, addFavouriteStores } from '@rukav/contract/favourites/calls.ts';
import { postSubscriptions } from '@rukav/contract/subscriptions/calls.ts';
import { expect, test } from 'vitest';
import { createAddresses, keptAddresses } from '../addresses/index.ts';
import { cities, openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { transaction } from '../database/transaction.ts';
import { favourites, keptAsFavourite } from '../favourites/index.ts';
import { noAddresses } from '../geography/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { giveBonuses, keptByClub } from '../loyalty/index.ts';
import { accountIdOf, captchas, signIn, signUp } from '../sign-in/test-shopper.ts';
import { createSubscriptions } from '../subscriptions/index.ts';
import { createAccounts } from './index.ts';

const { db } = await testDatabase();
await openCatalogue(db, [{ id: 'd1', colours: [{ id: 'd1-red', sizes: { 42: { delivery: 1 } } }] }]);
const kernel = testKernel(db);
const app = await createServer(kernel, [
  createAccounts([keptByClub, keptAsFavourite, keptAddresses]),
  createAddresses(noAddresses),
  favourites,
  createSubscriptions(captchas),
  signIn,
]);

test('the profile carries all that belongs to a member, and a guest has none', async () => {
  const member = visitorOf(app);
  const phone = '+79051112233';
  await signUp(db, member, phone);
  const before = (await member.call(getAccount)).body.profile;

  const { address } = (
    await member.call(addDeliveryAddress, {
      body: { addressName: 'Дом', cityId: cities.moscow, street: 'Лесная', house: '1' },
    })
  ).body;
  await member.call(addFavourite, { body: { productId: 'd1-red' } });
  await member.call(addFavouriteStores, { body: { ids: ['arbat'] } });
  await member.call(postSubscriptions, {
    body: {
      subscriptions: [{ pointOfContact: 'SMS', isSubscribed: true }],
      subscribePage: '/personal/subscribes',
      subscribeSource: 'personal',
    },
  });
  const id = await accountIdOf(db, phone);
  const gift = { accountId: id, kind: 'gift', amount: 120, expiresAt: null } as const;
  await transaction(db, (trx) => giveBonuses(trx, gift, kernel.clock.now()));

  expect(before).toMatchObject({
    level: { curLevelCode: 'bonus' },
    bonusesInfo: { totalSum: 0 },
    coupons: [],
    favorites: [],
    favoriteStores: [],
    addresses: [],
    isSubscribed: false,
  });
  expect((await member.call(getAccount)).body.profile).toMatchObject({
    bonusesInfo: { totalSum: 120 },
    favorites: ['d1-red'],
    favoriteStores: ['arbat'],
    addresses: [address.id],
    deliveryAddresses: [{ addressName: 'Дом', city: 'Москва', street: 'Лесная' }],
    isSubscribed: true,
  });
  expect((await visitorOf(app).call(getAccount)).body.profile).toBeNull();

  await kernel.flags.set('favoriteStores', false);
  expect((await member.call(getAccount)).body.profile).toMatchObject({
    favorites: ['d1-red'],
    favoriteStores: [],
  });
});

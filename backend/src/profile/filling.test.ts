import { getAccount, getProfileFilling, putProfile } from '@rukav/contract/account/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { createAltcha } from '../sign-in/captcha/altcha.ts';
import { createSignIn } from '../sign-in/index.ts';
import { confirmMailbox, logIn, signUp } from '../sign-in/test-shopper.ts';
import { createProfile, rewardConfirmed } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const kernel = testKernel(db);
const signIn = createSignIn({ altcha: createAltcha('secret of the tests'), smart: undefined }, [
  rewardConfirmed,
]);
const app = await createServer(kernel, [accounts, signIn, createProfile()]);

let member: Visitor;
let phone = '';
let email = '';
let count = 0;
beforeEach(async () => {
  kernel.clock.move(3_600_000 * 2);
  await promote({ is_open: true, ends_at: null });
  count += 1;
  phone = `+7905${String(count).padStart(7, '0')}`;
  email = `filling${count}@example.com`;
  member = visitorOf(app);
  await signUp(db, member, phone, { email });
});

const promote = (values: { is_open?: boolean; ends_at?: Date | null }) =>
  db.updateTable('profile_promotion').set(values).execute();
const versionOf = async (by: Visitor) => (await by.call(getAccount)).body.profile?.version ?? 0;
const fill = async (by: Visitor, firstName = 'Анна') =>
  by.call(putProfile, {
    body: {
      firstName,
      lastName: '',
      secondName: '',
      gender: 'female',
      birthday: '1990-02-28',
      cityId: cities.moscow,
      children: [],
      version: await versionOf(by),
    },
  });
const given = async () =>
  (
    await db
      .selectFrom('bonus_entry')
      .innerJoin('account', 'account.id', 'bonus_entry.account_id')
      .select('amount')
      .where('phone', '=', phone)
      .execute()
  ).map(({ amount }) => Number(amount));
const stateOf = async (by: Visitor) => (await by.call(getProfileFilling)).body.state;

test('two devices that fill one profile at a time, and the link of the letter, bring 300 bonuses once', async () => {
  const phoneInHand = visitorOf(app);
  kernel.clock.move(120_000);
  await logIn(db, phoneInHand, phone);
  await fill(member);

  await Promise.all([fill(member, 'Айша'), fill(phoneInHand, 'Айша'), confirmMailbox(db, member, email)]);
  await fill(member, 'Анна');

  expect(await given()).toEqual([300]);
  expect([await stateOf(member), await stateOf(phoneInHand)]).toEqual(['filled', 'filled']);
});

test('who had filled everything before the promotion began is rewarded when she saves it as it is', async () => {
  await promote({ is_open: false });
  await fill(member);
  await confirmMailbox(db, member, email);
  const before = [await stateOf(member), await given()];

  await promote({ is_open: true });
  await fill(member);

  expect(before).toEqual(['unavailable', []]);
  expect([await stateOf(member), await given()]).toEqual(['filled', [300]]);
});

test('a promotion that has ended gives nothing any more, and is ended for guests as well', async () => {
  await promote({ ends_at: new Date(kernel.clock.now().getTime() - 86_400_000) });

  await fill(member);
  await confirmMailbox(db, member, email);

  expect([await stateOf(member), await stateOf(visitorOf(app)), await given()]).toEqual([
    'ended',
    'ended',
    [],
  ]);
});

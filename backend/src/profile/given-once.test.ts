import { deleteAccount, getAccount, getProfileFilling, putProfile } from '@rukav/contract/account/calls.ts';
import { getBonuses } from '@rukav/contract/loyalty/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { cities, openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { eraseBonuses, loyalty } from '../loyalty/index.ts';
import { giveToBirthdays } from '../loyalty/birthdays.ts';
import { createSignIn, eraseSignIn } from '../sign-in/index.ts';
import { captchas, confirmMailbox, signUp } from '../sign-in/test-shopper.ts';
import { createProfile, rewardConfirmed } from './index.ts';
import { tablesWith } from './test-ending.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const profile = createProfile([eraseSignIn, eraseBonuses]);
const signIn = createSignIn(captchas, [rewardConfirmed]);
const app = await createServer(kernel, [accounts, loyalty, signIn, profile]);
const runJobs = async () => {
  for (const { run } of profile.jobs?.(kernel) ?? []) await run({});
};

const year = 365 * 24 * 3_600_000;
let count = 0;
let phone = '';
let email = '';
beforeEach(async () => {
  await kernel.flags.set('accountDeletion', true);
  kernel.clock.move(3_600_000 * 2);
  count += 1;
  phone = `+7931${String(count).padStart(7, '0')}`;
  email = `once${count}@example.com`;
});

/** Registers, fills the profile and confirms the mailbox: all that is rewarded. */
async function join(by: { phone: string; email: string }): Promise<Visitor> {
  const member = visitorOf(app);
  await signUp(db, member, by.phone, { email: by.email });
  const version = (await member.call(getAccount)).body.profile?.version;
  await member.call(putProfile, {
    body: {
      firstName: 'Жансая',
      lastName: '',
      secondName: '',
      gender: 'female',
      birthday: `1991-${kernel.clock.now().toISOString().slice(5, 10)}`,
      cityId: cities.moscow,
      children: [],
      version,
    },
  });
  await confirmMailbox(db, member, by.email);
  await giveToBirthdays(kernel);
  return member;
}
const balanceOf = async (member: Visitor) => (await member.call(getBonuses)).body.bonuses.balance;
const stateOf = async (member: Visitor) => (await member.call(getProfileFilling)).body.state;
/** Ends the account, and lets a minute pass in which the next code can be asked for. */
async function end(member: Visitor) {
  await member.call(deleteAccount, { body: {} });
  kernel.clock.move(61_000);
}

test('whoever registers again with the phone of an ended account gets no bonuses again, at once and once it is erased', async () => {
  const first = await join({ phone, email });
  const balances = [await balanceOf(first)];
  await end(first);
  const second = await join({ phone, email: `second-${email}` });
  balances.push(await balanceOf(second));
  const state = await stateOf(second);
  await end(second);
  await runJobs();
  const third = await join({ phone, email: `third-${email}` });

  expect([...balances, await balanceOf(third)]).toEqual([350, 0, 0]);
  expect(state).toBe('filled');
});

test('nor does the mailbox of an ended account, confirmed for another phone', async () => {
  await end(await join({ phone, email }));
  await runJobs();

  const other = await join({ phone: phone.replace('+7931', '+7932'), email: email.toUpperCase() });

  expect([await balanceOf(other), await stateOf(other)]).toEqual([0, 'filled']);
});

test('whoever has neither gets them, and no table knows the phone or the mailbox of the ended account', async () => {
  await end(await join({ phone, email }));
  await runJobs();

  const other = await join({ phone: phone.replace('+7931', '+7933'), email: `new-${count}@example.com` });

  expect(await balanceOf(other)).toBe(350);
  expect([...(await tablesWith(db, phone)), ...(await tablesWith(db, email))]).toEqual([]);
});

test('a birthday is forgotten in the next year, and a reward after three', async () => {
  await end(await join({ phone, email }));
  await runJobs();
  const kept = async () => {
    await runJobs();
    const rows = await db.selectFrom('given_gift').select('year').execute();
    return new Set(rows.map((row) => (row.year === null ? 'filling' : 'birthday')));
  };

  expect(await kept()).toEqual(new Set(['filling', 'birthday']));
  kernel.clock.move(year + 2 * 24 * 3_600_000);
  expect(await kept()).toEqual(new Set(['filling']));
  kernel.clock.move(2 * year);
  expect(await kept()).toEqual(new Set());
});

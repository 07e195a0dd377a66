import { getBonuses } from '@rukav/contract/loyalty/calls.ts';
import { expect, test } from 'vitest';
import { openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { logIn, signIn, signUp } from '../sign-in/test-shopper.ts';
import { bornOn, giveToBirthdays } from './birthdays.ts';
import { loyalty } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [loyalty, signIn]);

async function bornAt(phone: string, birthday: string | null, isConfirmed = true) {
  const visitor = visitorOf(app);
  await signUp(db, visitor, phone);
  await db
    .updateTable('account')
    .set({ birthday, is_email_confirmed: isConfirmed })
    .where('phone', '=', phone)
    .execute();
  const balance = async () => (await visitor.call(getBonuses)).body.bonuses.balance;
  return { balance, signInAgain: () => logIn(db, visitor, phone) };
}

test('a member gets fifty bonuses on the birthday, once a year, once the e-mail is confirmed [CLUB-16]', async () => {
  const today = kernel.clock.now().toISOString().slice(5, 10);
  const born = await bornAt('+79210000001', `1990-${today}`);
  const unconfirmed = await bornAt('+79210000002', `1990-${today}`, false);
  const another = await bornAt('+79210000003', '1990-12-31');
  const unknown = await bornAt('+79210000004', null);

  await Promise.all([giveToBirthdays(kernel), giveToBirthdays(kernel)]);
  await giveToBirthdays(kernel);
  const balances = [born, unconfirmed, another, unknown].map(({ balance }) => balance());
  expect(await Promise.all(balances)).toEqual([50, 0, 0, 0]);

  const year = kernel.clock.now().getUTCFullYear();
  const next = new Date(kernel.clock.now());
  next.setUTCFullYear(year + 1);
  kernel.clock.move(next.getTime() - kernel.clock.now().getTime());
  await giveToBirthdays(kernel);
  await born.signInAgain();
  expect(await born.balance()).toBe(100);
});

test('who was born on 29 February celebrates on 1 March where the year has no such day', () => {
  expect(bornOn(new Date('2027-03-01T12:00:00Z'))).toEqual(['03-01', '02-29']);
  expect(bornOn(new Date('2028-03-01T12:00:00Z'))).toEqual(['03-01']);
  expect(bornOn(new Date('2028-02-29T12:00:00Z'))).toEqual(['02-29']);
});

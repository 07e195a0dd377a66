import {
  changeEmail,
  getAccount,
  getProfileFilling,
  putPassword,
  putPhone,
  putProfile,
  sendConfirmationEmail,
} from '@rukav/contract/account/calls.ts';
import { confirmEmail, login, requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { createSignIn } from '../sign-in/index.ts';
import { createAltcha } from '../sign-in/captcha/altcha.ts';
import { lastCode, signUp } from '../sign-in/test-shopper.ts';
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
  count += 1;
  phone = `+7906${String(count).padStart(7, '0')}`;
  email = `contacts${count}@example.com`;
  member = visitorOf(app);
  await signUp(db, member, phone, { email, password: 'Secret1' });
});

const profileOf = async (by: Visitor) => {
  const { profile } = (await by.call(getAccount)).body;
  if (!profile) throw new Error('Nobody is signed in.');
  return profile;
};
/** Asks for a code that changes something, and reads it. */
async function codeTo(contact: string): Promise<string> {
  await member.call(requestSmsCode, { body: { phone: contact, smsTemplate: 'change' } });
  return lastCode(db, contact);
}
/** The code of the last link that was sent to a mailbox. */
async function linkTo(mailbox: string): Promise<string> {
  const { values } = await db
    .selectFrom('outbox_message')
    .select('values')
    .where('recipient', '=', mailbox)
    .where('template', '=', 'emailConfirmation')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return new URL(String(values.url)).searchParams.get('code') ?? '';
}
const confirm = async (mailbox: string) =>
  member.call(confirmEmail, { body: { code: await linkTo(mailbox), action: 'register' } });
const changeTo = async (to: string) =>
  member.call(changeEmail, {
    body: {
      email: to,
      code: await codeTo(phone),
      profile: { clubproId: (await profileOf(member)).clubproId },
    },
  });

test('the phone is changed by a code to the new one, and the old one and the confirmed mailbox are told [PROF-11 API-132]', async () => {
  await confirm(email);
  const next = phone.replace('+7906', '+7905');

  const { status, body } = await member.call(putPhone, { body: { phone: next, code: await codeTo(next) } });

  expect([status, body.profile.phone]).toEqual([200, next]);
  const told = await db
    .selectFrom('outbox_message')
    .select(['recipient', 'channel'])
    .where('template', '=', 'phoneChanged')
    .orderBy('id')
    .execute();
  expect(told).toEqual([
    { recipient: phone, channel: 'sms' },
    { recipient: email, channel: 'mail' },
  ]);
});

test('the phone of whoever has signed in meanwhile in the same browser is not changed', async () => {
  const next = phone.replace('+7906', '+7905');
  const code = await codeTo(next);

  const { codes } = await member.call(putPhone, {
    body: { phone: next, code, profile: { clubproId: '700000000000' } },
  });

  expect(codes).toEqual(['profile_changed']);
  expect((await profileOf(member)).phone).toBe(phone);
});

test('the present phone, a wrong code, and a phone that has an account change nothing', async () => {
  const other = phone.replace('+7906', '+7904');
  await signUp(db, visitorOf(app), other);
  kernel.clock.move(120_000);

  const same = await member.call(putPhone, { body: { phone, code: '123456' } });
  const guessed = await member.call(putPhone, { body: { phone: other, code: '123456' } });
  const taken = await member.call(putPhone, { body: { phone: other, code: await codeTo(other) } });

  expect(same.errors[0]).toMatchObject({ code: 'phone_same', field: 'phone' });
  expect(guessed.codes).toEqual(['code_expired']);
  expect(taken.errors[0]).toMatchObject({ code: 'phone_already_exists', field: 'phone' });
  expect((await profileOf(member)).phone).toBe(phone);
});

test('the password is changed by the old one or by a code, and never to the present one [API-131]', async () => {
  const put = (body: object) => member.call(putPassword, { body: { newPassword: 'Secret1', ...body } });

  const wrong = await put({ oldPassword: 'Secret2', newPassword: 'Better1' });
  const same = await put({ oldPassword: 'Secret1' });
  const sameByCode = await put({ code: await codeTo(phone) });
  const neither = await put({ newPassword: 'Better1' });
  const changed = await put({ oldPassword: 'Secret1', newPassword: 'Better1' });
  kernel.clock.move(120_000);
  const byCode = await put({ code: await codeTo(phone), newPassword: 'Better2' });

  expect(wrong.errors[0]).toMatchObject({ code: 'old_password_incorrect', field: 'oldPassword' });
  expect(same.errors[0]).toMatchObject({ code: 'new_password_same', field: 'newPassword' });
  expect(sameByCode.codes).toEqual(['new_password_same']);
  expect(neither.errors[0]).toMatchObject({ field: 'oldPassword', params: { check: 'empty' } });
  expect([changed.status, byCode.status]).toEqual([200, 200]);
  const again = await visitorOf(app).call(login, { body: { phone, password: 'Better2' } });
  expect(again.status).toBe(200);
});

test('letters go to the confirmed address until the link of the new one was opened [PROF-29 API-082 API-145]', async () => {
  await confirm(email);
  const next = `new-${email}`;

  const { body } = await changeTo(next);
  const before = await profileOf(member);
  const { body: confirmed } = await confirm(next);

  expect(body.profile).toMatchObject({ email, isEmailConfirmed: true, unconfirmedEmail: next });
  expect(before.email).toBe(email);
  expect(confirmed.profile).toMatchObject({ email: next, isEmailConfirmed: true });
  expect([confirmed.notice, confirmed.cart.lines]).toEqual(['register', []]);
  expect((await profileOf(member)).unconfirmedEmail).toBeNull();
});

test.each([
  ['ru-RU', 'Адрес почты изменён', 'Если это были не вы'],
  ['kk-KZ', 'Пошта мекенжайы өзгертілді', 'Бұл сіз болмасаңыз'],
] as const)(
  'the mailbox that was confirmed before is written to once another has taken its place (%s)',
  async (locale, subject, advice) => {
    await db.updateTable('account').set({ locale }).where('phone', '=', phone).execute();
    const letters = () =>
      db
        .selectFrom('outbox_message')
        .select(['recipient', 'subject', 'text'])
        .where('template', '=', 'emailChanged')
        .where('recipient', 'like', `%${email}`)
        .execute();
    await confirm(email);
    await changeTo(`new-${email}`);
    const before = await letters();
    await confirm(`new-${email}`);

    expect(before).toEqual([]);
    expect(await letters()).toEqual([{ recipient: email, subject, text: expect.stringContaining(advice) }]);
  },
);

test('an address that nobody has confirmed is replaced at once; its link confirms nothing any more', async () => {
  const old = await linkTo(email);

  const { body } = await changeTo(`right-${email}`);

  expect(body.profile).toMatchObject({ email: `right-${email}`, unconfirmedEmail: `right-${email}` });
  const { codes } = await member.call(confirmEmail, { body: { code: old, action: 'register' } });
  expect(codes).toEqual(['confirmation_code_not_found']);
});

test('the present address and one that is taken are refused at the field, and another account is not changed', async () => {
  const other = `taken-${email}`;
  await signUp(db, visitorOf(app), phone.replace('+7906', '+7903'), { email: other });
  await db.updateTable('account').set({ is_email_confirmed: true }).where('email', '=', other).execute();

  expect((await changeTo(email.toUpperCase())).errors[0]).toMatchObject({ code: 'email_same' });
  kernel.clock.move(120_000);
  expect((await changeTo(other)).errors[0]).toMatchObject({ code: 'email_already_exists', field: 'email' });
  const body = { email: 'x@example.com', code: '123456', profile: { clubproId: '700000000000' } };
  expect((await member.call(changeEmail, { body })).codes).toEqual(['profile_changed']);
});

test('the letter is sent again a minute after the last one, not before [PROF-22 PROF-23 API-147]', async () => {
  const { clubproId, nextConfirmationEmailRetryDate } = await profileOf(member);
  const body = { clubproId, email };
  const soon = await member.call(sendConfirmationEmail, { body });
  kernel.clock.move(60_000);
  const later = await member.call(sendConfirmationEmail, { body });
  const foreign = await member.call(sendConfirmationEmail, { body: { ...body, email: 'x@example.com' } });

  expect(nextConfirmationEmailRetryDate).toBe(
    new Date(kernel.clock.now().getTime() - 60_000 + 60_000).toISOString(),
  );
  expect(soon.errors[0]).toMatchObject({ code: 'retry_interval_not_expired', params: { retryAfter: 60 } });
  expect(later.body.nextConfirmationEmailRetryDate).toBe(
    new Date(kernel.clock.now().getTime() + 60_000).toISOString(),
  );
  expect(foreign.codes).toEqual(['email_not_found']);
});

test('a filled profile with a confirmed address earns 300 bonuses, once [PROF-42]', async () => {
  const fill = async (firstName: string) =>
    member.call(putProfile, {
      body: {
        firstName,
        lastName: '',
        secondName: '',
        gender: 'female',
        birthday: '1990-02-28',
        cityId: cities.moscow,
        children: [],
        version: (await profileOf(member)).version,
      },
    });
  const stateOf = async () => (await member.call(getProfileFilling)).body;
  const given = () => db.selectFrom('bonus_entry').select(['amount', 'kind']).execute();

  await fill('Анна');
  const before = [await stateOf(), await given()];
  await confirm(email);
  await fill('Айша');

  expect(before).toEqual([{ state: 'open', bonuses: 300 }, []]);
  expect(await given()).toEqual([{ amount: 300, kind: 'action' }]);
  expect((await stateOf()).state).toBe('filled');
});

test('the promotion can be closed, and its time can be over [PROF-37 PROF-38]', async () => {
  const set = (values: { is_open?: boolean; ends_at?: Date }) =>
    db.updateTable('profile_promotion').set(values).execute();
  const stateOf = async () => (await visitorOf(app).call(getProfileFilling)).body.state;

  await set({ is_open: false });
  const closed = await stateOf();
  await set({ is_open: true, ends_at: new Date(kernel.clock.now().getTime() - 86_400_000) });

  expect([closed, await stateOf()]).toEqual(['unavailable', 'ended']);
});

test('a member who is abroad gets the codes for her own phone, and none for another of her country', async () => {
  member.cookies.set('locale', 'ru-KZ');
  const ask = (to: string) => member.call(requestSmsCode, { body: { phone: to, smsTemplate: 'change' } });

  const own = await ask(phone);
  const other = await ask(phone.replace('+7906', '+7905'));

  expect([own.status, other.codes]).toEqual([200, ['phone_invalid']]);
});

test('a mistyped new address is withdrawn by naming the confirmed one once more, and its link confirms nothing', async () => {
  await confirm(email);
  const wrong = `wrong-${email}`;
  await changeTo(wrong);
  const link = await linkTo(wrong);
  kernel.clock.move(120_000);

  const { body } = await changeTo(email);

  expect(body.profile).toMatchObject({ email, isEmailConfirmed: true, unconfirmedEmail: null });
  const { codes } = await member.call(confirmEmail, { body: { code: link, action: 'register' } });
  expect(codes).toEqual(['confirmation_code_not_found']);
  kernel.clock.move(120_000);
  expect((await changeTo(email)).codes).toEqual(['email_same']);
});

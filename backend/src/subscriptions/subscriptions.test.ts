import { changeEmail, getAccount } from '@rukav/contract/account/calls.ts';
import { confirmEmail, requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { subscriptionChannels, unsubscribeReasons } from '@rukav/contract/subscriptions/channels.ts';
import { postSubscriptions, requestSubscriptions } from '@rukav/contract/subscriptions/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { createProfile } from '../profile/index.ts';
import { createSignIn } from '../sign-in/index.ts';
import { captchas, employ, lastCode, signUp, solveCaptcha } from '../sign-in/test-shopper.ts';
import { beginConfirmed, createSubscriptions, eraseSubscriptions } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const kernel = testKernel(db);
const signIn = createSignIn(captchas, [beginConfirmed]);
const app = await createServer(kernel, [createSubscriptions(captchas), accounts, signIn, createProfile()]);

let member: Visitor;
let phone: string;
let count = 0;
beforeEach(() => {
  count += 1;
  phone = `+7909${String(count).padStart(7, '0')}`;
  member = visitorOf(app);
});
const mailbox = () => `shopper${phone.slice(1)}@example.com`;
const page = { subscribePage: '/personal/subscribes', subscribeSource: 'personal' };
type Entry = { pointOfContact: 'EMAIL' | 'SMS' | 'WHATSAPP'; isSubscribed: boolean; reason?: 1 | 7 | 999 };
const post = (visitor: Visitor, entries: Entry[], more: object = {}) =>
  visitor.call(postSubscriptions, { body: { ...page, subscriptions: entries, ...more } });
const mine = async () => (await member.call(getAccount)).body.profile?.subscriptions;

/** Opens the link of the newest letter to a mailbox. */
async function openLetter(visitor: Visitor, to: string) {
  const { values } = await db
    .selectFrom('outbox_message')
    .select('values')
    .where('recipient', '=', to)
    .where('template', 'in', ['emailConfirmation', 'subscriptionConfirmation'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const code = new URL(String(values.url)).searchParams.get('code') ?? '';
  return visitor.call(confirmEmail, { body: { code } });
}

test('channels and reasons are those of the requirements [SUBS-02 SUBS-05]', () => {
  expect(subscriptionChannels).toEqual(['EMAIL', 'SMS', 'WHATSAPP']);
  expect(unsubscribeReasons).toEqual({ tooMany: 1, notInterested: 7, other: 999 });
});

test('a member switches channels; what she left and why is kept, and her profile lists them [SUBS-03 SUBS-04 API-123]', async () => {
  await signUp(db, member, phone);

  const on = await post(member, [
    { pointOfContact: 'SMS', isSubscribed: true },
    { pointOfContact: 'WHATSAPP', isSubscribed: true },
  ]);
  await post(member, [{ pointOfContact: 'SMS', isSubscribed: false, reason: 7 }]);

  expect(on.body.isConfirmationSent).toBe(false);
  expect(await mine()).toEqual([
    { pointOfContact: 'SMS', isSubscribed: false },
    { pointOfContact: 'WHATSAPP', isSubscribed: true },
  ]);
  const row = await db
    .selectFrom('subscription')
    .select(['reason', 'page', 'source'])
    .where('channel', '=', 'SMS')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ reason: 7, page: '/personal/subscribes', source: 'personal' });
  expect(
    (await post(member, [{ pointOfContact: 'SMS', isSubscribed: false, reason: 2 as 1 }])).codes,
  ).toEqual(['validation']);
});

test('news to a mailbox that is not confirmed begin with the link of a letter, which can be asked for again [API-124]', async () => {
  await signUp(db, member, phone);
  const entries: Entry[] = [{ pointOfContact: 'EMAIL', isSubscribed: true }];

  expect((await post(member, entries)).body).toEqual({ subscriptions: [], isConfirmationSent: true });
  const again = await member.call(requestSubscriptions, { body: { ...page, subscriptions: entries } });
  expect(again.body.isConfirmationSent).toBe(true);
  expect(await mine()).toEqual([]);

  expect((await openLetter(visitorOf(app), mailbox())).body.notice).toBe('confirm-subscription');
  expect(await mine()).toEqual([{ pointOfContact: 'EMAIL', isSubscribed: true }]);
});

test('a guest’s mailbox gets news once its letter was opened, and nothing tells whether it is known', async () => {
  const guest = visitorOf(app);
  const entries: Entry[] = [{ pointOfContact: 'EMAIL', isSubscribed: true }];
  const email = `guest${count}@example.com`;

  expect((await post(guest, entries)).codes).toEqual(['email_missing']);
  expect((await post(guest, [{ pointOfContact: 'SMS', isSubscribed: true }])).codes).toEqual([
    'phone_missing',
  ]);
  const sent = await post(guest, entries, { email });
  expect(sent.body).toEqual({ subscriptions: [], isConfirmationSent: true });
  const kept = () => db.selectFrom('subscription').selectAll().where('email', '=', email).execute();
  expect(await kept()).toEqual([]);

  await openLetter(guest, email);
  expect(await kept()).toMatchObject([{ channel: 'EMAIL', is_subscribed: true, account_id: null }]);

  for (let letter = 2; letter <= 3; letter += 1) await post(guest, entries, { email });
  expect((await post(guest, entries, { email })).codes).toEqual(['retry_interval_not_expired']);

  await db.transaction().execute((trx) => eraseSubscriptions(trx, { id: crypto.randomUUID() }, [email]));
  expect(await kept()).toEqual([]);
});

test('who agreed to news at registration gets them with the confirmed mailbox, unless she left them since', async () => {
  await signUp(db, member, phone, { subscription: true });

  const opened = await openLetter(member, mailbox());

  expect(opened.body.notice).toBe('register-confirm-subscription');
  expect(await mine()).toEqual([{ pointOfContact: 'EMAIL', isSubscribed: true }]);
});

test('an employee changes neither mail nor messages, only WhatsApp [SUBS-08 SUBS-09]', async () => {
  await signUp(db, member, phone);
  await employ(db, phone);

  for (const pointOfContact of ['EMAIL', 'SMS'] as const)
    expect((await post(member, [{ pointOfContact, isSubscribed: false, reason: 1 }])).codes).toEqual([
      'subscription_of_employee',
    ]);
  expect((await post(member, [{ pointOfContact: 'WHATSAPP', isSubscribed: true }])).status).toBe(200);
  expect((await member.call(getAccount)).body.profile?.isEmployee).toBe(true);
});

test('as a guest who names her mailbox, an employee begins no news either, by whatever link [SUBS-08]', async () => {
  await signUp(db, member, phone, { subscription: true });
  await openLetter(member, mailbox());
  await post(member, [{ pointOfContact: 'EMAIL', isSubscribed: false, reason: 1 }]);
  await employ(db, phone);
  await post(visitorOf(app), [{ pointOfContact: 'EMAIL', isSubscribed: true }], { email: mailbox() });

  const opened = await openLetter(visitorOf(app), mailbox());

  expect([opened.status, opened.codes]).toEqual([403, ['subscription_of_employee']]);
  expect(await mine()).toEqual([{ pointOfContact: 'EMAIL', isSubscribed: false }]);
});

test('news that are wanted at a new address begin with its link, though they were left at the old one', async () => {
  await signUp(db, member, phone, { subscription: true });
  await openLetter(member, mailbox());
  kernel.clock.move(60_000);
  await post(member, [{ pointOfContact: 'EMAIL', isSubscribed: false, reason: 1 }]);
  const { clubproId = '' } = (await member.call(getAccount)).body.profile ?? {};
  /** Names another address, and opens its link. */
  const moveTo = async (email: string, more: object) => {
    kernel.clock.move(120_000);
    await member.call(requestSmsCode, { body: { phone, smsTemplate: 'change' } });
    const code = await lastCode(db, phone);
    await member.call(changeEmail, { body: { email, code, profile: { clubproId }, ...more } });
    return openLetter(member, email);
  };

  const without = await moveTo(`second-${mailbox()}`, {});
  const before = await mine();
  const wanted = await moveTo(`third-${mailbox()}`, { subscribe: true });

  expect([without.body.notice, before]).toEqual([
    'register',
    [{ pointOfContact: 'EMAIL', isSubscribed: false }],
  ]);
  expect(wanted.body.notice).toBe('register-confirm-subscription');
  expect(await mine()).toEqual([{ pointOfContact: 'EMAIL', isSubscribed: true }]);
});

test('whoever asks for letters at many mailboxes has to be a person, in however many sessions', async () => {
  kernel.clock.move(3_600_000);
  const entries: Entry[] = [{ pointOfContact: 'EMAIL', isSubscribed: true }];
  const askAt = async (index: number, smartCaptchaToken?: string) => {
    const email = `many${index}@example.com`;
    const { status, codes } = await post(visitorOf(app), entries, { email, smartCaptchaToken });
    return codes[0] ?? status;
  };
  const outcomes = [];
  for (let index = 0; index < 16; index += 1) outcomes.push(await askAt(index));

  expect([outcomes.slice(0, 15).every((outcome) => outcome === 200), outcomes[15]]).toEqual([
    true,
    'captcha_required',
  ]);
  expect(await askAt(15, await solveCaptcha(visitorOf(app)))).toBe(200);
});

test('a session changes its news thirty times in an hour, and not more', async () => {
  kernel.clock.move(3_600_000);
  await signUp(db, member, phone);
  const statuses = [];
  for (let time = 0; time < 31; time += 1)
    statuses.push((await post(member, [{ pointOfContact: 'SMS', isSubscribed: time % 2 === 0 }])).status);

  expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429]);
});

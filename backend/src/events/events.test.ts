import { postEvent } from '@rukav/contract/events/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { captchas, signIn, solveCaptcha } from '../sign-in/test-shopper.ts';
import { createEvents } from './index.ts';

const { db } = await testDatabase();
const kernel = testKernel(db, { FEEDBACK_EMAIL: 'help@example.com' });
const app = await createServer(kernel, [createEvents(captchas), signIn]);
const visitor = visitorOf(app);
beforeEach(() => kernel.clock.move(3_600_000));

const written = {
  name: 'Анна',
  email: 'anna@example.com',
  theme: 'order' as const,
  message: 'Где мой заказ?',
};
const send = (changes: object = {}) =>
  visitor.call(postEvent, { body: { eventType: 'feedback', data: { ...written, ...changes } } });

test('a message to the shop is kept, passed on, and its writer is told [API-104 PROF-44]', async () => {
  const { status } = await send();

  expect(status).toBe(200);
  const kept = await db
    .selectFrom('feedback_message')
    .select(['name', 'email', 'theme', 'message', 'account_id'])
    .execute();
  expect(kept).toEqual([{ ...written, account_id: null }]);
  const letters = await db
    .selectFrom('outbox_message')
    .select(['recipient', 'template'])
    .orderBy('id')
    .execute();
  expect(letters).toEqual([
    { recipient: 'anna@example.com', template: 'feedbackReceived' },
    { recipient: 'help@example.com', template: 'feedback' },
  ]);
});

test.each([
  ['name', 'empty', ''],
  ['name', 'invalid', 'Анна\nБанк'],
  ['name', 'invalid', 'Анна\u0007'],
  ['email', 'empty', ''],
  ['email', 'invalid', 'anna'],
  ['theme', 'invalid', 'weather'],
  ['message', 'max_length_exceeded', 'я'.repeat(3001)],
])('%s is refused as %s', async (field, check, value) => {
  const { errors } = await send({ [field]: value });

  expect(errors[0]).toMatchObject({ code: 'validation', field: `data.${field}`, params: { check } });
});

test('the mailbox of a writer, which may be anybody’s, gets nothing of what was written', async () => {
  const email = 'victim@example.com';
  const phishing = { name: 'Банк «Звезда»', message: 'Перейдите на zvezda.example и введите код' };

  await send({ ...phishing, email });

  const letters = await db
    .selectFrom('outbox_message')
    .select(['text', 'html', 'values'])
    .where('recipient', '=', email)
    .execute();
  expect(letters).toHaveLength(1);
  expect(JSON.stringify(letters)).not.toMatch(/Звезда|zvezda|введите код/);
});

test('the twenty-first letter an hour to one mailbox is not sent, although different visitors cause it, and the shop gets each message', async () => {
  const email = 'flooded@example.com';
  const sentTo = async (recipient: string, text = '') =>
    (
      await db
        .selectFrom('outbox_message')
        .select('id')
        .where('recipient', '=', recipient)
        .where('text', 'like', `%${text}%`)
        .execute()
    ).length;
  const write = (host: number) =>
    visitorOf(app).call(postEvent, {
      body: { eventType: 'feedback', data: { ...written, email: host % 2 ? email : email.toUpperCase() } },
      headers: { 'x-forwarded-for': `198.51.100.${host}` },
    });

  const statuses = [];
  for (let host = 1; host <= 25; host += 1) statuses.push((await write(host)).status);

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await sentTo(email)) + (await sentTo(email.toUpperCase()))).toBe(20);
  expect(await sentTo('help@example.com', email)).toBe(13);
  kernel.clock.move(3_600_000);
  await write(26);
  expect((await sentTo(email)) + (await sentTo(email.toUpperCase()))).toBe(21);
});

test('an address that writes often solves a captcha, and a repeat after it is the same message', async () => {
  const write = (writer: Visitor, message: string, smartCaptchaToken?: string) =>
    writer.call(postEvent, {
      body: { eventType: 'feedback', data: { ...written, message }, smartCaptchaToken },
      headers: { 'idempotency-key': `message-number-${message}` },
    });
  const [first, second, third, last] = [
    visitorOf(app),
    visitorOf(app),
    visitorOf(app),
    visitorOf(app),
  ] as const;
  const statuses = [];
  for (const writer of [first, second, third])
    for (let index = 0; index < 5; index += 1) statuses.push((await write(writer, String(index))).status);

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await write(last, 'again')).codes).toEqual(['captcha_required']);
  const solved = async () => (await write(last, 'again', await solveCaptcha(last))).status;
  expect([await solved(), await solved()]).toEqual([200, 200]);
  const kept = await db.selectFrom('feedback_message').where('message', '=', 'again').selectAll().execute();
  expect(kept).toHaveLength(1);
});

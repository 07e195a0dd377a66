import { createServer as createHttpServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { confirmEmail } from '@rukav/contract/sign-in/calls.ts';
import {
  getSubscription,
  leaveSubscription,
  postSubscriptions,
  resumeSubscription,
} from '@rukav/contract/subscriptions/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { webhookPort } from '../outbox/index.ts';
import { createSignIn } from '../sign-in/index.ts';
import { captchas, employ, signUp } from '../sign-in/test-shopper.ts';
import { beginConfirmed, createSubscriptions } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [
  createSubscriptions(captchas),
  accounts,
  createSignIn(captchas, [beginConfirmed]),
]);

let guest: Visitor;
let email = '';
let count = 0;
beforeEach(() => {
  kernel.clock.move(3_600_000);
  count += 1;
  email = `guest${count}@example.com`;
  guest = visitorOf(app);
});

const newest = (to: string, template: string) =>
  db
    .selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', to)
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** Subscribes a mailbox of a guest, and answers the letter that says so with the token of its link. */
async function subscribe(by = guest, to = email) {
  await by.call(postSubscriptions, {
    body: {
      subscriptions: [{ pointOfContact: 'EMAIL', isSubscribed: true }],
      subscribePage: '/',
      subscribeSource: 'main-form',
      email: to,
    },
  });
  const { values } = await newest(to, 'subscriptionConfirmation');
  const code = new URL(String(values.url)).searchParams.get('code') ?? '';
  await by.call(confirmEmail, { body: { code } });
  const letter = await newest(to, 'subscriptionBegun');
  return { letter, token: /\/unsubscribe\/([0-9a-f]{64})/.exec(letter.text)?.[1] ?? '' };
}
const rowOf = (to = email) =>
  db
    .selectFrom('subscription')
    .select(['is_subscribed', 'source'])
    .where('email', '=', to)
    .executeTakeFirst();

test('the letter that says that news have begun links to their end, which needs no signing in and can be undone', async () => {
  const { token } = await subscribe();
  const stranger = visitorOf(app);

  const read = await stranger.call(getSubscription, { params: { token } });
  const afterReading = await rowOf();
  const left = await stranger.call(leaveSubscription, { params: { token } });
  const afterLeaving = await rowOf();
  const again = await stranger.call(leaveSubscription, { params: { token } });
  const resumed = await stranger.call(resumeSubscription, { params: { token } });

  const shown = { pointOfContact: 'EMAIL', contact: 'g•••@example.com' };
  expect(read.body.subscription).toEqual({ ...shown, isSubscribed: true });
  expect(afterReading?.is_subscribed).toBe(true);
  expect(left.body.subscription).toEqual({ ...shown, isSubscribed: false });
  expect(afterLeaving).toEqual({ is_subscribed: false, source: 'letter' });
  expect(again.body.subscription.isSubscribed).toBe(false);
  expect(resumed.body.subscription.isSubscribed).toBe(true);
  expect((await rowOf())?.is_subscribed).toBe(true);
});

test('a mail program’s own button ends them by the form that it sends, and one without it is led to the page', async () => {
  const { letter, token } = await subscribe();
  const url = new URL(letter.unsubscribe_url ?? '');

  const opened = await app.inject({ method: 'GET', url: url.pathname });
  const before = await rowOf();
  const pressed = await app.inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    new URL(`/unsubscribe/${token}`, kernel.config.publicUrl).href,
  ]);
  expect([before?.is_subscribed, pressed.statusCode, (await rowOf())?.is_subscribed]).toEqual([
    true,
    200,
    false,
  ]);
});

test('a letter of a subscription is handed over with the headers of RFC 8058, and another without any', async () => {
  const bodies: { template: string; headers: Record<string, string> }[] = [];
  const service = createHttpServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      bodies.push(JSON.parse(body) as (typeof bodies)[number]);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const { letter } = await subscribe();
  const { send } = webhookPort(`http://127.0.0.1:${port}/`, 'token');

  await send(letter);
  await send(await newest(email, 'subscriptionConfirmation'));
  service.close();

  expect(bodies.map(({ template, headers }) => [template, headers])).toEqual([
    [
      'subscriptionBegun',
      {
        'List-Unsubscribe': `<${letter.unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    ],
    ['subscriptionConfirmation', {}],
  ]);
});

test('the letter is written in Kazakh to whoever reads Kazakh', async () => {
  guest.cookies.set('locale', 'kk-KZ');

  const { letter } = await subscribe();

  expect([letter.subject, letter.locale]).toEqual(['Жаңалықтарға жазылдыңыз', 'kk-KZ']);
});

test('another link ends nothing, and a member’s link shows of her mailbox what she alone recognises', async () => {
  const phone = `+7911${String(count).padStart(7, '0')}`;
  const member = visitorOf(app);
  await signUp(db, member, phone, { email });
  const { token } = await subscribe(member);
  const wrong = await guest.call(leaveSubscription, { params: { token: 'f'.repeat(64) } });
  const odd = await guest.call(getSubscription, { params: { token: 'odd' } });

  const read = await guest.call(getSubscription, { params: { token } });

  expect([wrong.status, ...wrong.codes, odd.status]).toEqual([404, 'subscription_not_found', 404]);
  expect(read.body.subscription).toEqual({
    pointOfContact: 'EMAIL',
    contact: 'g•••@example.com',
    isSubscribed: true,
  });
});

test('an employee’s mail is set on the corporate portal, also by a link [SUBS-08]', async () => {
  const phone = `+7911${String(count).padStart(7, '0')}`;
  const member = visitorOf(app);
  await signUp(db, member, phone, { email });
  const { token } = await subscribe(member);
  await employ(db, phone);

  const { status, codes } = await guest.call(leaveSubscription, { params: { token } });

  expect([status, codes]).toEqual([403, ['subscription_of_employee']]);
});

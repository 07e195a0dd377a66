import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { postGatewayEvent } from '@rukav/contract/events/calls.ts';
import type { GatewayEvent } from '@rukav/contract/events/gateway.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { captchas } from '../sign-in/test-shopper.ts';
import { createEvents } from './index.ts';

const received: unknown[] = [];
let status = 200;
const gateway = createHttp((request, response) => {
  void json(request).then((body) => {
    received.push(body);
    response.writeHead(status).end();
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => gateway.close());
const { port } = gateway.address() as AddressInfo;

const { db } = await testDatabase();
const visitorWith = async (environment: Record<string, string>) =>
  visitorOf(await createServer(testKernel(db, environment), [createEvents(captchas)]));
const visitor = await visitorWith({ ANALYTICS_URL: `http://127.0.0.1:${port}/events` });

const aid = '5b0c1f0e-6f0a-4a58-9c1e-0a3f5b8c7d11';
const bought: GatewayEvent = {
  version: '3.9.0',
  userId: aid,
  contentType: 'application/json',
  data: {
    event: 'purchase',
    timestamp: '2026-03-03T09:00:00.000Z',
    location: 'http://localhost:3000/thankyoupage',
    client: {
      aid,
      userAgent: 'Mozilla/5.0',
      locale: 'ru-RU',
      lang: 'ru',
      osVersion: 'Linux',
      screen: '1440x900',
      permissions: { notifications: 'default' },
    },
    user: { isAuthorized: false, uid: null, clubpro_id: null, bonuses: null, isProfileFilled: null },
    page: { location: 'http://localhost:3000/thankyoupage', title: 'Заказ', type: 'order', referrer: '' },
    order: { orderNumber: 'ABCDE-23456', total: 399_900, currency: 'RUB' },
  },
};

test('an event is passed on to the gateway as it came [API-149 ANL-01 ANL-02 ANL-03 ANL-05]', async () => {
  expect((await visitor.call(postGatewayEvent, { body: bought })).status).toBe(200);

  await vi.waitFor(() => expect(received).toEqual([bought]));
});

test('a message to the shop is an event as well, and goes on without what it says [ANL-26]', async () => {
  const { order: _, ...about } = bought.data as Extract<GatewayEvent['data'], { event: 'purchase' }>;
  const feedback = { theme: 'return' as const };
  received.length = 0;

  const sent = { ...bought, data: { ...about, event: 'feedback' as const, feedback } };
  const wordy = { ...sent, data: { ...sent.data, feedback: { ...feedback, message: 'Не подошёл размер' } } };
  expect((await visitor.call(postGatewayEvent, { body: wordy })).status).toBe(200);

  await vi.waitFor(() => expect(received).toEqual([sent]));
});

test('of another version, or without what an event has to say, it is none', async () => {
  const { user: _, ...nameless } = bought.data;

  for (const body of [
    { ...bought, version: '3.8.0' },
    { ...bought, data: nameless },
  ])
    expect((await visitor.call(postGatewayEvent, { body })).codes).toEqual(['validation']);
});

test.each([
  ['answers with a fault', { ANALYTICS_URL: `http://127.0.0.1:${port}/events` }],
  ['is away', { ANALYTICS_URL: 'http://127.0.0.1:9/' }],
  ['is not there', {}],
])('a gateway that %s changes nothing for the visitor', async (_, environment) => {
  status = 500;
  const answer = await (await visitorWith({ ...environment })).call(postGatewayEvent, { body: bought });

  expect([answer.status, answer.body]).toEqual([200, {}]);
});

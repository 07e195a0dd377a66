import { call } from '@rukav/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import type { Subject } from '../kernel.ts';
import { handle } from './handle.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';
import { visitorOf } from './test-visitor.ts';

const Empty = { response: z.object({}) };
const code = call<typeof Empty>()({ base: 'legacy', method: 'POST', path: '/code', refusals: {} });
const look = call<typeof Empty>()({ base: 'v3', method: 'GET', path: '/look', refusals: {} });
const start = call<typeof Empty>()({ base: 'v3', method: 'POST', path: '/start', refusals: {} });
const subject: Subject = {
  name: 'test',
  routes: () => [
    handle(code, Empty, () => ({}), { limit: { burst: 3, per: 60_000 } }),
    handle(look, Empty, () => ({})),
    handle(start, Empty, async ({ session }) => {
      await session.ensure();
      return {};
    }),
  ],
};

const { db } = await testDatabase();

test('of many calls at once exactly the allowance is let through, and time gives it back', async () => {
  const kernel = testKernel(db);
  const visitor = visitorOf(await createServer(kernel, [subject]));

  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.call(code)));
  const refused = answers.find(({ status }) => status === 429);
  kernel.clock.move(20_000);
  const later = [await visitor.call(code), await visitor.call(code)];

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(refused?.codes).toEqual(['too_many_requests']);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(later.map(({ status }) => status)).toEqual([200, 429]);
});

test('what a session may do is not multiplied by starting new ones', async () => {
  const app = await createServer(testKernel(db, { LIMIT_PER_SECOND: '200' }), [subject]);
  const from = async (ip: string) => {
    const visitor = visitorOf(app);
    await visitor.call(start, { headers: { 'x-forwarded-for': ip } });
    return (await visitor.call(code, { headers: { 'x-forwarded-for': ip } })).status;
  };

  const office = [];
  for (let visitor = 0; visitor < 62; visitor += 1) office.push(await from('203.0.113.50'));

  expect(office.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(office.slice(60)).toEqual([429, 429]);
  expect(await from('203.0.113.51')).toBe(200);
});

test('an address that asks too much is slowed down, others and health are not', async () => {
  const app = await createServer(testKernel(db, { LIMIT_PER_SECOND: '1', LIMIT_BURST: '5' }), [subject]);
  const from = (ip: string, url = '/api/v3/look') =>
    app.inject({ url, headers: { 'x-forwarded-for': ip } }).then(({ statusCode }) => statusCode);

  const statuses = [];
  for (let turn = 0; turn < 8; turn += 1) statuses.push(await from('203.0.113.7'));

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect([await from('203.0.113.8'), await from('203.0.113.7', '/healthz')]).toEqual([200, 200]);
});

test('a server with too much to do says so at once and keeps its health', async () => {
  const app = await createServer(testKernel(db, { MAX_IN_FLIGHT: '0' }), [subject]);

  const { statusCode, headers } = await app.inject('/api/v3/look');

  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

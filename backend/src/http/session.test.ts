import { randomUUID } from 'node:crypto';
import { call } from '@rukav/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import type { Subject } from '../kernel.ts';
import { handle } from './handle.ts';
import { createServer } from './server.ts';
import { endSessions } from './session.ts';
import { testKernel } from './test-kernel.ts';
import { visitorOf } from './test-visitor.ts';

const Empty = { response: z.object({}) };
const Who = { response: z.object({ accountId: z.string() }) };
const look = call<typeof Empty>()({ base: 'v3', method: 'GET', path: '/look', refusals: {} });
const write = call<typeof Empty>()({ base: 'v3', method: 'POST', path: '/write', refusals: {} });
const enter = call<typeof Who>()({ base: 'v3', method: 'POST', path: '/enter', refusals: {} });
const leave = call<typeof Empty>()({ base: 'v3', method: 'POST', path: '/leave', refusals: {} });
const who = call<typeof Who>()({ base: 'v3', method: 'GET', path: '/who', refusals: { auth_required: 401 } });
const fail = call<typeof Empty>()({
  base: 'v3',
  method: 'POST',
  path: '/fail',
  refusals: { merge_failed: 409 },
});
const hook = call<typeof Empty>()({ base: 'pg', method: 'POST', path: '/hook', refusals: {} });

const subject: Subject = {
  name: 'test',
  routes: () => [
    handle(look, Empty, async ({ session }) => {
      await session.find();
      return {};
    }),
    handle(write, Empty, async ({ session }) => {
      await session.ensure();
      return {};
    }),
    handle(enter, Who, async ({ session }) => {
      const accountId = randomUUID();
      await session.signIn(accountId);
      return { accountId };
    }),
    handle(fail, Empty, ({ session, transaction, refuse }) =>
      transaction(async (trx) => {
        await session.signIn(randomUUID(), trx);
        return refuse('merge_failed');
      }),
    ),
    handle(leave, Empty, async ({ session }) => {
      await session.signOut();
      return {};
    }),
    handle(who, Who, async ({ session }) => ({ accountId: await session.requireAccount() })),
    handle(hook, Empty, () => ({}), { isSigned: true }),
  ],
};

const { db } = await testDatabase();
const kernel = testKernel(db);
const app = await createServer(kernel, [subject]);
const count = async () => (await db.selectFrom('session').select('id').execute()).length;

test('looking starts no session, the first write does, and later ones keep it', async () => {
  const visitor = visitorOf(app);
  const before = await count();

  await visitor.call(look);
  expect([visitor.cookies.size, (await count()) - before]).toEqual([0, 0]);

  await visitor.call(write);
  await visitor.call(write);
  expect([[...visitor.cookies.keys()].toSorted(), (await count()) - before]).toEqual([
    ['session', 'session_token'],
    1,
  ]);
});

test('the session’s cookie is out of reach for scripts, and the database does not know it', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/v3/write' });
  const [session, token] = reply.cookies;
  const stored = await db.selectFrom('session').select('token_hash').execute();

  expect(session).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(token).toMatchObject({ name: 'session_token', sameSite: 'Lax' });
  expect(token?.httpOnly).toBeUndefined();
  expect(stored.some(({ token_hash }) => token_hash.toString('base64url') === session?.value)).toBe(false);
});

test('under https the cookies are Secure and the session’s one is bound to the host', async () => {
  const secure = await createServer(testKernel(db, { PUBLIC_URL: 'https://rukav.example' }), [subject]);

  const { cookies, headers } = await secure.inject({ method: 'POST', url: '/api/v3/write' });

  expect(cookies.map(({ name, secure: isSecure }) => [name, isSecure])).toEqual([
    ['__Host-session', true],
    ['session_token', true],
  ]);
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbouring host', { 'sec-fetch-site': 'same-site' }, 403],
  ['an older browser on another site', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['our page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['an older browser on our page', { origin: 'http://localhost:3000' }, 200],
  ['a program that is no browser', {}, 200],
])('a write from %s', async (_, headers, status) => {
  const reply = await app.inject({ method: 'POST', url: '/api/v3/write', headers });

  expect(reply.statusCode).toBe(status);
});

test('a write with a session needs the page’s token, in either of its headers [SEC-07]', async () => {
  const visitor = visitorOf(app);
  await visitor.call(write);
  const token = visitor.cookies.get('session_token') ?? '';

  const without = await visitor.call(write, { headers: { 'x-session-token': '' } });
  const wrong = await visitor.call(write, { headers: { 'x-session-token': `${token.slice(0, -1)}_` } });
  const right = await visitor.call(write);
  const other = await app.inject({
    method: 'POST',
    url: '/api/v3/write',
    cookies: Object.fromEntries(visitor.cookies),
    headers: { 'x-csrf-token': token },
  });

  expect([without.status, without.codes]).toEqual([403, ['session_token_invalid']]);
  expect([wrong.status, right.status, other.statusCode]).toEqual([403, 200, 200]);
  expect((await visitor.call(look)).status).toBe(200);
});

test('what another server signs needs neither page nor token', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/pg/hook',
    headers: { 'sec-fetch-site': 'cross-site' },
  });

  expect(reply.statusCode).toBe(200);
});

test('signing in changes the token, so that one planted before is worth nothing', async () => {
  const visitor = visitorOf(app);
  await visitor.call(write);
  const planted = visitorOf(app);
  for (const [name, value] of visitor.cookies) planted.cookies.set(name, value);

  const { body } = await visitor.call(enter);

  expect((await visitor.call(who)).body).toEqual(body);
  expect([(await planted.call(who)).status, (await planted.call(who)).codes]).toEqual([
    401,
    ['auth_required'],
  ]);
});

test('signing in that is undone leaves the visitor who they were', async () => {
  const visitor = visitorOf(app);
  const { accountId } = (await visitor.call(enter)).body;

  const { status } = await visitor.call(fail);

  expect([status, (await visitor.call(who)).body]).toEqual([409, { accountId }]);
});

test('signing out ends the session here, and ending an account’s sessions ends them everywhere', async () => {
  const [here, there] = [visitorOf(app), visitorOf(app)];
  await here.call(enter);
  const { accountId } = (await there.call(enter)).body;

  await here.call(leave);
  await endSessions(db, accountId);

  expect([here.cookies.size, (await here.call(who)).status, (await there.call(who)).status]).toEqual([
    0, 401, 401,
  ]);
});

test('a session that nobody used for half a year is over', async () => {
  const visitor = visitorOf(app);
  await visitor.call(enter);

  kernel.clock.move(181 * 24 * 3_600_000);
  const { status } = await visitor.call(who);
  kernel.clock.reset();

  expect(status).toBe(401);
});

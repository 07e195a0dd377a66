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
const who = call<typeof Who>()({ base: 'v3', method: 'GET', path: '/who', who: 'member', refusals: {} });
const fail = call<typeof Empty>()({
  base: 'v3',
  method: 'POST',
  path: '/fail',
  refusals: { merge_failed: 409 },
});
const choose = call<typeof Empty>()({ base: 'v3', method: 'POST', path: '/choose', refusals: {} });
const Said = { response: z.object({ locale: z.string().optional() }) };
const locale = call<typeof Said>()({ base: 'v3', method: 'GET', path: '/locale', refusals: {} });
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
    handle(choose, Empty, async ({ session }) => {
      await session.change({ locale: 'kk-KZ', city_id: 7 });
      return {};
    }),
    handle(locale, Said, async ({ session }) => ({ locale: (await session.find())?.locale })),
    handle(who, Who, ({ accountId }) => ({ accountId })),
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

  const halfAYear = 180 * 24 * 3600;
  expect(session).toMatchObject({
    name: 'session',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: halfAYear,
  });
  expect(token).toMatchObject({ name: 'session_token', sameSite: 'Lax', path: '/', maxAge: halfAYear });
  expect(token?.httpOnly).toBeUndefined();
  expect([session?.secure, token?.secure]).toEqual([undefined, undefined]);
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
  const silent = await app.inject({
    method: 'POST',
    url: '/api/v3/write',
    cookies: Object.fromEntries(visitor.cookies),
  });
  const other = await app.inject({
    method: 'POST',
    url: '/api/v3/write',
    cookies: Object.fromEntries(visitor.cookies),
    headers: { 'x-csrf-token': token },
  });

  expect([without.status, without.codes]).toEqual([403, ['session_token_invalid']]);
  expect([wrong.status, silent.statusCode]).toEqual([403, 403]);
  expect([right.status, other.statusCode]).toEqual([200, 200]);
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

test('after signing out the session is over for whoever has its cookies, and they are taken away as they were given', async () => {
  const visitor = visitorOf(app);
  await visitor.call(enter);
  const copy = visitorOf(app);
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);

  const { headers } = await visitor.call(leave);

  expect((await copy.call(who)).status).toBe(401);
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^session=;.*Path=\/;.*HttpOnly/),
    expect.stringMatching(/^session_token=;.*Path=\//),
  ]);
});

test('whoever has no session can sign out, and nothing happens to others', async () => {
  const other = visitorOf(app);
  await other.call(enter);

  expect((await visitorOf(app).call(leave)).status).toBe(200);
  expect((await other.call(who)).status).toBe(200);
});

test('of an account’s sessions all but one can be ended', async () => {
  const accountId = randomUUID();
  const [own, other] = [visitorOf(app), visitorOf(app)];
  await own.call(write);
  await other.call(write);
  const sessions = await db.selectFrom('session').select('id').orderBy('created_at').orderBy('id').execute();
  const [kept = '', ended = ''] = sessions.slice(-2).map(({ id }) => id);
  await db.updateTable('session').set({ account_id: accountId }).where('id', 'in', [kept, ended]).execute();

  await endSessions(db, accountId, kept);

  const left = await db.selectFrom('session').select('id').where('account_id', '=', accountId).execute();
  expect(left).toEqual([{ id: kept }]);
});

test('what is chosen is remembered in cookies that last as long as the session', async () => {
  const { headers } = await visitorOf(app).call(choose);

  const given = (headers['set-cookie'] as string[]).slice(-2);
  expect(given).toEqual([
    expect.stringMatching(/^locale=kk-KZ; Max-Age=15552000; Path=\//),
    expect.stringMatching(/^city=7; Max-Age=15552000; Path=\//),
  ]);
});

test('a session begins with the city and the locale of its visitor', async () => {
  const visitor = visitorOf(app);
  visitor.cookies.set('city', '7').set('locale', 'ru-KZ');

  await visitor.call(write);

  const newest = db.selectFrom('session').select(['city_id', 'locale']).where('city_id', '=', 7);
  expect(await newest.where('locale', '=', 'ru-KZ').execute()).toHaveLength(1);
});

test('a session that is used goes on for another half a year, and its cookies with it', async () => {
  const days = (count: number) => count * 24 * 3_600_000;
  const visitor = visitorOf(app);
  const { accountId } = (await visitor.call(enter)).body;
  const cookie = visitor.cookies.get('session');

  kernel.clock.move(days(179));
  const once = await visitor.call(who);
  const again = await visitor.call(who);
  kernel.clock.move(days(179));
  const late = await visitor.call(who);
  kernel.clock.reset();

  expect([once.body, late.body]).toEqual([{ accountId }, { accountId }]);
  expect(once.headers['set-cookie']).toContainEqual(
    expect.stringContaining(`session=${cookie}; Max-Age=15552000`),
  );
  expect(again.headers['set-cookie']).toBeUndefined();
});

test('the locale of the cookie, which an address may have named, is the session’s from then on', async () => {
  const visitor = visitorOf(app);
  await visitor.call(choose);
  visitor.cookies.set('locale', 'ru-KZ');

  const first = await visitor.call(locale);
  kernel.clock.move(2 * 3_600_000);
  const later = await visitor.call(locale);
  kernel.clock.reset();
  visitor.cookies.set('locale', 'odd');
  const odd = await visitor.call(locale);

  expect([first.body, odd.body]).toEqual([{ locale: 'ru-KZ' }, { locale: 'ru-KZ' }]);
  expect(later.headers['set-cookie']).toContainEqual(expect.stringMatching(/^locale=ru-KZ; /));
});

test('within an hour a session is not written down again', async () => {
  const visitor = visitorOf(app);
  await visitor.call(enter);

  kernel.clock.move(3_600_000);
  const { headers } = await visitor.call(who);
  kernel.clock.reset();

  expect(headers['set-cookie']).toBeUndefined();
});

test('a session that nobody used for half a year is over', async () => {
  const visitor = visitorOf(app);
  await visitor.call(enter);

  kernel.clock.move(181 * 24 * 3_600_000);
  const { status } = await visitor.call(who);
  kernel.clock.reset();

  expect(status).toBe(401);
});

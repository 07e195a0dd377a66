import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Session } from '@rukav/contract/session/schemas.ts';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import type { Visit } from '../app/visit.ts';
import {
  hasSession,
  ownVisitor,
  sharedKey,
  sharedPages,
  sharedVisitor,
  toRendered,
  type Rendered,
} from './shared-pages.ts';

const visit: Visit = { locale: 'ru-RU', lang: 'ru', theme: 'rukav' };
const asking = (cookie?: string, path = '/catalog', options: RequestInit = {}) =>
  new Request(`http://localhost${path}`, { ...(cookie && { headers: { cookie } }), ...options });
const keyOf = (request: Request, how = visit, session?: Session) =>
  sharedKey(request, how, sharedVisitor(request, how, session));
const aPage = (body = 'page', options: ResponseInit = {}) => toRendered(new Response(body, options));
const textOf = ({ body }: Rendered) => body.plain.toString();

const inKazan: Session = {
  locale: 'ru-RU',
  country: 'RU',
  lang: 'ru',
  currency: 'RUB',
  cityId: 551_487,
  cityName: 'Казань',
  actor: 'guest',
  flags: visibleFlags,
};

test('visitors without a session share a page, whatever cookies of others they carry', () => {
  const key = keyOf(asking());

  expect(key).toBeDefined();
  expect(keyOf(asking('locale=ru-RU; theme=rukav; consent=all'))).toBe(key);
  expect(keyOf(asking('_ga=GA1.1.2; _ym_uid=17; my_session=1; session_token=x'))).toBe(key);
});

test('visitors with a session share the page of their city with all who are there, signed in or not', () => {
  const session = asking('session=s1; city=1');
  const atHome = keyOf(session, visit, inKazan);

  expect(atHome).toBe(keyOf(asking('session=s2'), visit, inKazan));
  expect(atHome).toBe(keyOf(asking('city=551487')));
  expect(keyOf(session, visit, { ...inKazan, actor: 'member' })).not.toBe(atHome);
});

test('a page that others may see is rendered without anybody’s session', () => {
  const request = asking('session=s1; __Host-session=s2; session_token=t; city=1; _ga=1');

  expect(sharedVisitor(request, visit)).toEqual({ cookie: 'locale=ru-RU; city=1' });
  expect(sharedVisitor(request, visit, inKazan)).toEqual({
    cookie: 'locale=ru-RU; city=551487',
    session: inKazan,
  });
  expect(ownVisitor(request, visit).cookie).toContain('session=s1');
});

test('language, theme, city, address and query make another page', () => {
  const keys = [
    keyOf(asking()),
    keyOf(asking(undefined, '/catalog?size=44')),
    keyOf(asking('locale=ru-RU; city=498817')),
    keyOf(asking(), { ...visit, locale: 'kk-KZ' }),
    keyOf(asking(), { ...visit, theme: 'contrast' }),
  ];

  expect(new Set(keys).size).toBe(5);
});

test.each([
  ['an authorization', { headers: { authorization: 'Bearer 1' } }],
  ['a form', { method: 'POST' }],
] satisfies [string, RequestInit][])('with %s a page is nobody else’s', (_, options) => {
  expect(keyOf(asking(undefined, '/catalog', options))).toBeUndefined();
});

test.each([
  ['locale=ru-RU; session=1', true],
  ['__Host-session=1; locale=ru-RU', true],
  ['session', true],
  ['my_session=1; session_token=x', false],
])('the cookies “%s” have a session: %s', (cookie, has) => {
  expect(hasSession(asking(cookie))).toBe(has);
});

test('whoever asks meanwhile gets the same rendering, and so does whoever asks soon after', async () => {
  const share = sharedPages();
  const render = vi.fn<() => Promise<Awaited<ReturnType<typeof aPage>>>>(() => aPage());

  const [first, second] = await Promise.all([share('key', render), share('key', render)]);
  const third = await share('key', render);

  expect(render).toHaveBeenCalledOnce();
  expect(second).toBe(first);
  expect(third).toBe(first);
});

/** Pages that are shared, and a clock for them that only a test moves. */
function withClock(options: { room?: number } = {}) {
  let now = 1;
  const share = sharedPages({ ...options, clock: { now: () => now } });
  return { share, pass: (ms: number) => (now += ms) };
}

test('a page that is no longer fresh is given as it was, and the next visitor gets it anew', async () => {
  const { share, pass } = withClock();
  const slow = Promise.withResolvers<Rendered>();
  const render = vi.fn<() => Promise<Rendered>>(() => slow.promise);
  await share('key', () => aPage('first'));

  pass(4900);
  await share('key', render);
  expect(render).not.toHaveBeenCalled();

  pass(200);
  expect(textOf(await share('key', render))).toBe('first');
  expect(textOf(await share('key', render))).toBe('first');
  expect(render).toHaveBeenCalledOnce();

  slow.resolve(await aPage('second'));
  await slow.promise;
  await vi.waitFor(async () => expect(textOf(await share('key', render))).toBe('second'));
  expect(render).toHaveBeenCalledOnce();
});

test('a page of half a minute ago is waited for', async () => {
  const { share, pass } = withClock();
  await share('key', () => aPage('first'));

  pass(30_001);
  expect(textOf(await share('key', () => aPage('second')))).toBe('second');
});

test('a page stays, for as long as it may be given, where it cannot be rendered anew', async () => {
  const { share, pass } = withClock();
  const broken = vi.fn<() => Promise<Rendered>>(() => Promise.reject(new Error('broken')));
  const fault = await aPage('unwell', { status: 500 });
  const unwell = vi.fn<() => Promise<Rendered>>(() => Promise.resolve(fault));
  await share('key', () => aPage('first'));

  for (const render of [broken, unwell, broken]) {
    pass(6000);
    expect(textOf(await share('key', render))).toBe('first');
    // What was rendered is at hand, so it has come to the cache before the next turn of the loop.
    await setImmediate();
  }
  expect(broken).toHaveBeenCalledTimes(2);
  expect(unwell).toHaveBeenCalledOnce();

  pass(12_001);
  await expect(share('key', broken)).rejects.toThrow('broken');
  expect(await share('key', unwell)).toMatchObject({ status: 500 });
});

test('what was not found or failed is asked for anew', async () => {
  const share = sharedPages();
  await share('key', () => aPage('missing', { status: 404 }));
  await expect(share('other', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(textOf(await share('key', () => aPage('there')))).toBe('there');
  expect(textOf(await share('other', () => aPage('whole')))).toBe('whole');
});

test('a page that sets a cookie is given to nobody', async () => {
  const share = sharedPages();
  const page = () => aPage('mine', { headers: { 'set-cookie': 'session=1' } });

  await expect(share('key', page)).rejects.toThrow('sets a cookie');
  await expect(share('key', page)).rejects.toThrow('sets a cookie');
});

test('a page that a full cache evicts while it is rendered anew is given to whoever asked for it', async () => {
  const { share, pass } = withClock({ room: 100 });
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof aPage>>>();
  await share('slow', () => aPage('x'.repeat(60)));

  pass(60_000);
  const asked = share('slow', () => slow.promise);
  for (const key of ['first', 'second', 'third']) await share(key, () => aPage('y'.repeat(60)));
  slow.resolve(await aPage('whole'));

  expect(textOf(await asked)).toBe('whole');
});

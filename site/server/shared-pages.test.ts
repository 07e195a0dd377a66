import { expect, test, vi } from 'vitest';
import type { Visit } from '../app/visit.ts';
import { sharedKey, sharedPages, toRendered } from './shared-pages.ts';

const visit: Visit = { locale: 'ru-RU', lang: 'ru', theme: 'rukav', nonce: 'N' };
const keyOf = (headers: Record<string, string> = {}, options: RequestInit = {}, path = '/catalog') =>
  sharedKey(new Request(`http://localhost${path}`, { headers, ...options }), visit);
const aPage = (body = 'page', options: ResponseInit = {}) => toRendered(new Response(body, options), 'N');

test('visitors without a session share a page, whatever cookies of others they carry', () => {
  expect(keyOf()).toBe('ru-RU rukav  http://localhost/catalog');
  expect(keyOf({ cookie: 'locale=ru-RU; theme=rukav; consent=all' })).toBe(keyOf());
  expect(keyOf({ cookie: '_ga=GA1.1.2; _ym_uid=17; my_session=1; session_token=x' })).toBe(keyOf());
});

test('language, theme, city, address and query make another page', () => {
  const request = new Request('http://localhost/catalog');
  const keys = [
    keyOf(),
    keyOf({}, {}, '/catalog?size=44'),
    keyOf({ cookie: 'locale=ru-RU; city=498817' }),
    sharedKey(request, { ...visit, locale: 'kk-KZ' }),
    sharedKey(request, { ...visit, theme: 'contrast' }),
  ];

  expect(new Set(keys).size).toBe(5);
});

test.each<[string, Record<string, string>, RequestInit]>([
  ['a session', { cookie: 'locale=ru-RU; session=1' }, {}],
  ['a session under https', { cookie: '__Host-session=1; locale=ru-RU' }, {}],
  ['a session without a value', { cookie: 'session' }, {}],
  ['an authorization', { authorization: 'Bearer 1' }, {}],
  ['a form', {}, { method: 'POST' }],
])('%s makes a page personal', (_, headers, options) => {
  expect(keyOf(headers, options)).toBeUndefined();
});

test('a page goes out under a nonce of its own, in its policy too', async () => {
  const page = await toRendered(
    new Response('<script nonce="N"></script>', { headers: { 'content-security-policy': "'nonce-N'" } }),
    'N',
  );

  expect(page.body.join('fresh')).toBe('<script nonce="fresh"></script>');
  expect(new Map(page.headers).get('content-security-policy')?.join('fresh')).toBe("'nonce-fresh'");
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

test('what was not found or failed is asked for anew', async () => {
  const share = sharedPages();
  await share('key', () => aPage('missing', { status: 404 }));
  await expect(share('other', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect((await share('key', () => aPage('there'))).body).toEqual(['there']);
  expect((await share('other', () => aPage('whole'))).body).toEqual(['whole']);
});

test('a page that sets a cookie is given to nobody', async () => {
  const share = sharedPages();
  const page = () => aPage('mine', { headers: { 'set-cookie': 'session=1' } });

  await expect(share('key', page)).rejects.toThrow('sets a cookie');
  await expect(share('key', page)).rejects.toThrow('sets a cookie');
});

test('a page that a full cache evicts while it is rendered anew is given to whoever asked for it', async () => {
  let now = 1;
  const share = sharedPages({ room: 100, clock: { now: () => now } });
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof aPage>>>();
  await share('slow', () => aPage('x'.repeat(60)));

  now += 60_000;
  const asked = share('slow', () => slow.promise);
  for (const key of ['first', 'second', 'third']) await share(key, () => aPage('y'.repeat(60)));
  slow.resolve(await aPage('whole'));

  expect((await asked).body).toEqual(['whole']);
});

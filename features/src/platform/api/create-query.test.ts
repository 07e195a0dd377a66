import { call, type ResponseOf } from '@rukav/contract';
import type * as schemas from '@rukav/contract/content/schemas.ts';
import { allSettled, fork, scopeBind, serialize } from 'effector';
import { expect, test, vi } from 'vitest';
import { $clock } from '../clock/index.ts';
import { $api } from './api.ts';
import type { Api } from './client.ts';
import { createQuery } from './create-query.ts';
import { CallFailed } from './failure.ts';
import { connectionBack } from '../connection/index.ts';
import { visitorChanged } from './visitor.ts';

type Page = ResponseOf<typeof getPage>;
const getPage = call<typeof schemas.GetStaticPage>()({
  base: 'v3',
  method: 'GET',
  path: '/test/{url}',
  refusals: {},
});
const pages = createQuery(getPage, { ttl: 1000 });
const request = (url: string) => ({ params: { url } });
const page = (title: string): Page => ({
  url: title,
  title,
  html: '',
  blocks: [],
  navigation: [],
  updated: '2026-01-01',
});

const scopeWith = (handler: (asked: ReturnType<typeof request>) => Promise<Page>, now = () => 0) => {
  const send = ((_, asked: ReturnType<typeof request>) => handler(asked)) as Api;
  const scope = fork({
    values: [
      [$clock, { now }],
      [$api, { send }],
    ],
  });
  return { scope, open: scopeBind(pages.openFx, { scope }) };
};

test('an answer that arrives after the shopper has asked for something else changes nothing on screen', async () => {
  const [first, second] = [Promise.withResolvers<Page>(), Promise.withResolvers<Page>()];
  const { scope, open } = scopeWith(({ params }) => (params.url === 'a' ? first : second).promise);

  const both = [open(request('a')), open(request('b'))];
  second.resolve(page('b'));
  first.resolve(page('a'));
  await Promise.all(both);

  expect(scope.getState(pages.$current).answer?.title).toBe('b');
});

test('two who ask for one key at once share one request', async () => {
  const handler = vi.fn(async () => page('a'));
  const { open } = scopeWith(handler);

  await Promise.all([open(request('a')), open(request('a'))]);

  expect(handler).toHaveBeenCalledTimes(1);
});

test('what failed without a connection is asked for once it is back, and nothing else is', async () => {
  const handler = vi.fn(async () => page('a'));
  handler.mockRejectedValueOnce(new CallFailed({ kind: 'fault', status: 503 }));
  const { scope, open } = scopeWith(handler);
  await open(request('a')).catch(() => undefined);
  expect(scope.getState(pages.$current).state).toBe('failed');

  await allSettled(connectionBack, { scope });
  await allSettled(connectionBack, { scope });

  expect(scope.getState(pages.$current)).toMatchObject({ state: 'ready', answer: { title: 'a' } });
  expect(handler).toHaveBeenCalledTimes(2);
});

test('what was refused is not asked for again because the connection is back', async () => {
  const refusal = new CallFailed({ kind: 'refused', status: 404, errors: [], requestId: '' });
  const handler = vi.fn(async () => page('a')).mockRejectedValue(refusal);
  const { scope, open } = scopeWith(handler);
  await open(request('a')).catch(() => undefined);

  await allSettled(connectionBack, { scope });

  expect(handler).toHaveBeenCalledTimes(1);
});

test('a fresh answer is not asked for again, a stale one is', async () => {
  let time = 0;
  const handler = vi.fn(async () => page('a'));
  const { open } = scopeWith(handler, () => time);

  await open(request('a'));
  time = 999;
  await open(request('a'));
  expect(handler).toHaveBeenCalledTimes(1);

  time = 1001;
  await open(request('a'));
  expect(handler).toHaveBeenCalledTimes(2);
});

test('a failure is kept with what was asked, and a retry asks again', async () => {
  const refusal = new CallFailed({
    kind: 'refused',
    status: 404,
    errors: [{ code: 'page_not_found', message: '' }],
    requestId: 'r',
  });
  const handler = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce(page('a'));
  const { scope, open } = scopeWith(handler);

  await expect(open(request('a'))).rejects.toBe(refusal);
  expect(scope.getState(pages.$current)).toMatchObject({ state: 'failed', failure: { status: 404 } });

  await scopeBind(pages.retryFx, { scope })();
  expect(scope.getState(pages.$current)).toMatchObject({ state: 'ready', failure: null });
});

test('what the server serializes opens in the browser without another request', async () => {
  const server = scopeWith(async () => page('a'));
  await server.open(request('a'));
  const sent: unknown = JSON.parse(JSON.stringify(serialize(server.scope)));

  const browser = fork({ values: sent as Record<string, unknown> });

  expect(browser.getState(pages.$current).answer?.title).toBe('a');
});

test('two queries keep apart in one scope', async () => {
  const getOther = call<typeof schemas.GetStaticPage>()({
    base: 'v3',
    method: 'GET',
    path: '/other/{url}',
    refusals: {},
  });
  const others = createQuery(getOther);
  const { scope, open } = scopeWith(async ({ params }) => page(params.url));

  await open(request('a'));
  await scopeBind(others.openFx, { scope })(request('b'));
  const restored = fork({ values: serialize(scope) });

  expect(restored.getState(pages.$current).answer?.title).toBe('a');
  expect(restored.getState(others.$current).answer?.title).toBe('b');
});

const getShops = call<typeof schemas.GetStaticPage>()({
  base: 'v3',
  method: 'GET',
  path: '/shops/{url}',
  refusals: {},
});
const shops = createQuery(getShops, { per: ['city'] });

test('after a change of city what depends on the city is asked for again, what does not is kept', async () => {
  const handler = vi.fn(async () => page('a'));
  const { scope, open } = scopeWith(handler, () => 100_000);
  const openShops = scopeBind(shops.openFx, { scope });
  await openShops(request('a'));
  await openShops(request('b'));
  await open(request('a'));
  handler.mockResolvedValue(page('in another city'));

  await allSettled(visitorChanged, { scope, params: 'city' });
  expect(scope.getState(shops.$current).answer?.title).toBe('in another city');
  expect(scope.getState(pages.$current).answer?.title).toBe('a');

  await openShops(request('a'));
  expect(scope.getState(shops.$current).answer?.title).toBe('in another city');
  expect(handler).toHaveBeenCalledTimes(5);
});

test('an answer that was under way when the city changed is not shown: the new city is asked instead', async () => {
  const late = Promise.withResolvers<Page>();
  const handler = vi.fn(async () => page('in another city')).mockReturnValueOnce(late.promise);
  const { scope } = scopeWith(handler);
  const opening = scopeBind(shops.openFx, { scope })(request('a'));

  scopeBind(visitorChanged, { scope })('city');
  late.resolve(page('in the old city'));

  expect((await opening).title).toBe('in another city');
  expect(scope.getState(shops.$current).answer?.title).toBe('in another city');
});

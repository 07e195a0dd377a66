import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const address = '/api/v3/product/1';
let fetched: ReturnType<typeof vi.fn<typeof fetch>>;
let earlies: typeof import('./early-fetches.ts');

const settled = () =>
  new Promise((done) => {
    setImmediate(done);
  });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.resetModules();
  fetched = vi.fn<typeof fetch>(async () => Response.json({ id: 1 }));
  vi.stubGlobal('fetch', fetched);
  earlies = await import('./early-fetches.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was asked for early is taken once, and asked for once however often it was neared', async () => {
  earlies.fetchEarly(address);
  earlies.fetchEarly(address);

  expect(await (await earlies.takeEarly(address))?.json()).toEqual({ id: 1 });
  expect(earlies.takeEarly(address)).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an answer of a minute ago is worth nothing', () => {
  earlies.fetchEarly(address);
  vi.advanceTimersByTime(61_000);

  expect(earlies.takeEarly(address)).toBeUndefined();
});

test('one that failed is left to whoever needs it', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  earlies.fetchEarly(address);
  await settled();
  expect(earlies.takeEarly(address)).toBeUndefined();

  fetched.mockRejectedValueOnce(new TypeError('no network'));
  earlies.fetchEarly(address);
  await settled();
  expect(earlies.takeEarly(address)).toBeUndefined();
});

test('of many links that a pointer passed over the last twelve are kept', () => {
  for (let id = 0; id < 20; id += 1) earlies.fetchEarly(`/api/v3/product/${id}`);

  expect(earlies.takeEarly('/api/v3/product/7')).toBeUndefined();
  expect(earlies.takeEarly('/api/v3/product/8')).toBeDefined();
});

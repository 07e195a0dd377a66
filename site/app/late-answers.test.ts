import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ok = () => Response.json({ tiles: [] });
const busy = () => new Response('', { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks while the starter has got `first`, and fetch gives the others in turn. */
async function ask(first: Promise<Response> | undefined, ...others: (() => Response)[]) {
  const fetched = vi.fn<typeof fetch>(async () => (others.shift() ?? busy)());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('earlyFetches', first && { '/api/x': first });
  vi.resetModules();
  const { askLate } = await import('./late-answers.ts');
  const answer = askLate('/api/x').then(
    (value) => value,
    (thrown: Error) => thrown.message,
  );
  await vi.advanceTimersByTimeAsync(3000);
  return { answer: await answer, times: fetched.mock.calls.length };
}

test('what the starter has asked for is not asked for again', async () => {
  expect(await ask(Promise.resolve(ok()))).toEqual({ answer: { tiles: [] }, times: 0 });
});

test('without a starter, as in development, it is asked for', async () => {
  expect(await ask(undefined, ok)).toEqual({ answer: { tiles: [] }, times: 1 });
});

test('what does not come is asked for twice more', async () => {
  expect(await ask(Promise.resolve(busy()), busy, ok)).toEqual({ answer: { tiles: [] }, times: 2 });
  expect(await ask(Promise.resolve(busy()))).toEqual({ answer: ' answered 503', times: 2 });
});

import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';

const source = await readFile(new URL('../public/club-card-worker.js', import.meta.url), 'utf8');
const origin = 'https://shop.example';
const club = `${origin}/personal/club`;

interface Asked {
  url: string;
  mode?: string;
  destination?: string;
}
type Answer = string | number | Error | Promise<never>;

/** A browser's worker before a network that answers with a text, a status, a failure or not at all. */
function aWorker(network: Answer, kept: Record<string, string> = {}) {
  const heard = new Map<string, (event: object) => void>();
  const match = async (asked: string | Asked) => {
    const { href } = new URL(typeof asked === 'string' ? asked : asked.url, origin);
    return kept[href] === undefined ? undefined : { status: 200, text: kept[href] };
  };
  const fetched = async () => {
    const answer = await network;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? { status: answer, text: '' } : { status: 200, text: answer };
  };
  runInNewContext(source, {
    URL,
    setTimeout,
    fetch: fetched,
    caches: { match },
    self: {
      addEventListener: (kind: string, hear: (event: object) => void) => heard.set(kind, hear),
      registration: { scope: club },
    },
  });
  /** What the worker answers; `none` where it leaves the request to the browser. */
  return async ({ url, mode = 'navigate', destination = 'document' }: Asked) => {
    let answer: Promise<{ status: number; text: string }> | undefined;
    const request = { url: new URL(url, origin).href, mode, destination };
    heard.get('fetch')?.({ request, respondWith: (given: typeof answer) => (answer = given) });
    if (!answer) return 'none';
    const { status, text } = await answer;
    return text || status;
  };
}

const card = { [club]: 'card' };
const silent = new Promise<never>(() => undefined);

afterEach(() => void vi.useRealTimers());

test('the page comes from the network where there is one, also when the shop refuses it', async () => {
  expect(await aWorker('page', card)({ url: club })).toBe('page');
  expect(await aWorker(404, card)({ url: club })).toBe(404);
});

test('without network, and when the shop is down, the card that was kept is shown, whatever page of its history was asked for', async () => {
  expect(await aWorker(new Error('offline'), card)({ url: club })).toBe('card');
  expect(await aWorker(new Error('offline'), card)({ url: `${club}?page=2` })).toBe('card');
  expect(await aWorker(503, card)({ url: club })).toBe('card');
});

test('a silent network is waited for four seconds', async () => {
  vi.useFakeTimers();
  const answered = vi.fn<(text: unknown) => void>();
  void aWorker(silent, card)({ url: club }).then(answered);

  await vi.advanceTimersByTimeAsync(3999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith('card');
});

test('where no card was kept the browser says itself that there is no network', async () => {
  await expect(aWorker(new Error('offline'))({ url: club })).rejects.toThrow('offline');
});

test('other pages and questions are left alone; styles of the card come from what was kept', async () => {
  const ask = aWorker('network', { ...card, [`${origin}/assets/a.css`]: 'style' });
  expect(await ask({ url: '/personal/club-rules' })).toBe('none');
  expect(await ask({ url: '/api/v3/account', mode: 'cors', destination: '' })).toBe('none');
  expect(await ask({ url: '/assets/a.css', mode: 'no-cors', destination: 'style' })).toBe('style');
  expect(await ask({ url: '/assets/b.css', mode: 'no-cors', destination: 'style' })).toBe('network');
});

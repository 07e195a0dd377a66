import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = await readFile(new URL('../public/push-worker.js', import.meta.url), 'utf8');
const origin = 'https://shop.example';

interface Tab {
  url: string;
  focus: () => void;
}

/** A browser's worker, with tabs that are open; notes what the browser is asked for. */
function aWorker(tabs: readonly string[] = []) {
  const done: unknown[] = [];
  const heard = new Map<string, (event: object) => void>();
  const windows = tabs.map((url): Tab => ({ url, focus: () => void done.push(`focus ${url}`) }));
  const self = {
    location: { origin },
    addEventListener: (kind: string, hear: (event: object) => void) => heard.set(kind, hear),
    registration: { showNotification: async (...shown: unknown[]) => void done.push(shown) },
    clients: {
      matchAll: async () => windows,
      openWindow: async (address: string) => void done.push(`open ${address}`),
    },
  };
  runInNewContext(source, { self, URL });
  const tell = async (kind: string, more: object) => {
    const waited: unknown[] = [];
    heard.get(kind)?.({ ...more, waitUntil: (work: unknown) => waited.push(work) });
    await Promise.all(waited);
  };
  return {
    done,
    kinds: [...heard.keys()].toSorted(),
    push: (data: string) => tell('push', { data: { json: () => JSON.parse(data) as unknown } }),
    click: (url: unknown) =>
      tell('notificationclick', {
        notification: { close: () => void done.push('close'), data: { url } },
      }),
  };
}

test('the worker hears messages and presses, and no request', () => {
  expect(aWorker().kinds).toEqual(['notificationclick', 'push']);
});

test('what the shop tells is shown in the language of its words, and replaces what has come before', async () => {
  const { push, done } = aWorker();
  const told = { title: 'Тапсырыс', text: 'Сізді күтіп тұр', url: '/personal/orders/1', tag: 'notice-7' };

  await push(JSON.stringify({ ...told, lang: 'kk' }));

  expect(done).toEqual([
    [
      'Тапсырыс',
      { body: 'Сізді күтіп тұр', tag: 'notice-7', lang: 'kk', data: { url: '/personal/orders/1' } },
    ],
  ]);
});

test.each(['', 'not JSON', 'null', '{}', '{"title":""}', '{"title":5}'])(
  'what is no message of the shop is not shown: %j',
  async (data) => {
    const { push, done } = aWorker();

    await push(data);

    expect(done).toEqual([]);
  },
);

test('a press shows the tab that has the page, and opens it where none has', async () => {
  const page = `${origin}/personal/orders/1`;
  const there = aWorker([`${origin}/cart`, `${page}#goods`]);
  const elsewhere = aWorker([`${origin}/cart`]);

  await there.click('/personal/orders/1');
  await elsewhere.click('/personal/orders/1');

  expect(there.done).toEqual(['close', `focus ${page}#goods`]);
  expect(elsewhere.done).toEqual(['close', `open ${page}`]);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'http://[',
  5,
  undefined,
  null,
])('a press leads to no other site: %j', async (url) => {
  const { click, done } = aWorker();

  await click(url);

  expect(done).toEqual(['close', `open ${origin}/personal/notifications`]);
});

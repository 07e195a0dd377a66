import { once } from 'node:events';
import { expect, test } from 'vitest';
import { usualRoom } from './admission.ts';
import { createRenderQueue } from './render-queue.ts';
import { head, openConnection, startEdge } from './test-edge.ts';

test('of 500 who ask for pages at once some are served in turn, the rest are told to come again, and health answers', async () => {
  const queue = createRenderQueue();
  const gate = Promise.withResolvers<void>();
  const { url } = await startEdge({
    servePage: async (_request, reply) => {
      await queue.render('127.0.0.1', () => gate.promise);
      return reply.send('page');
    },
  });

  const asked = Array.from({ length: 500 }, () => fetch(`${url}/cart`));
  const early = await Promise.race(asked);
  const health = await fetch(`${url}/healthz`);
  gate.resolve();
  const replies = await Promise.all(asked);

  expect(early.status).toBe(503);
  expect(await early.text()).toBe('<p>fault</p>');
  expect(early.headers.get('retry-after')).toBe('2');
  expect(health.status).toBe(200);
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(72);
  expect(statuses.filter((status) => status === 503)).toHaveLength(428);
});

test('an address that asks for many pages at once leaves the others theirs', async () => {
  const queue = createRenderQueue();
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const ask = (ip: string, path = ip, signal?: AbortSignal) =>
    queue.render(
      ip,
      async () => {
        begun.push(path);
        await gate.promise;
      },
      signal ? { signal } : { key: path },
    );
  const gone = new AbortController();

  const greedy = Array.from({ length: 6 }, (_, index) => ask('2001:db8::1', `/search?query=${index}`));
  const left = ask('2001:db8::1', '/left', gone.signal);
  const others = [ask('2001:db8::2', '/product'), ask('10.0.0.1'), ask('10.0.0.2')];
  await expect.poll(() => begun.length).toBe(3);
  gone.abort();
  queue.hurry('10.0.0.3', '/product');
  gate.resolve();

  await expect(left).rejects.toThrow('aborted');
  await Promise.all([...greedy, ...others]);
  expect(begun.slice(0, 3).toSorted()).toEqual(['/search?query=0', '10.0.0.1', '10.0.0.2']);
  expect(begun.slice(3)).toEqual(['/product', ...[1, 2, 3, 4, 5].map((index) => `/search?query=${index}`)]);
});

test('pages of one address wait up to a number', async () => {
  const queue = createRenderQueue();
  const gate = Promise.withResolvers<void>();
  const asked = Array.from({ length: 120 }, () =>
    queue.render('10.0.0.1', () => gate.promise).catch((error: Error) => error.message),
  );
  gate.resolve();
  const refused = (await Promise.all(asked.slice(101))).filter((answer) => answer !== undefined);

  expect(refused).toHaveLength(19);
  expect(refused[0]).toContain('Too many requests');
}, 15_000);

test('beyond its room the edge refuses calls, and serves again when there is room', async () => {
  const gate = Promise.withResolvers<void>();
  const { url, seen } = await startEdge({
    room: { ...usualRoom, requests: 10 },
    answer: (_request, response) => void gate.promise.then(() => response.end('{}')),
  });
  const statusNow = async () => (await fetch(`${url}/api/v3/cart`)).status;

  const held = Array.from({ length: 10 }, statusNow);
  await expect.poll(() => seen.length).toBe(10);
  const refused = await statusNow();
  gate.resolve();

  expect(refused).toBe(503);
  expect(await Promise.all(held)).toEqual(Array.from({ length: 10 }, () => 200));
  // A request is open until its reply has been read to the end, which the server hears a moment after the client.
  await expect.poll(statusNow).toBe(200);
});

test('uploads have a room of their own, so that slow ones keep no call out', async () => {
  const waiting: (() => void)[] = [];
  const { url } = await startEdge({
    room: { ...usualRoom, uploads: 1 },
    answer: ({ url: asked }, response) =>
      void (asked.includes('photo') ? waiting.push(() => response.end('{}')) : response.end('{}')),
  });
  const upload = () => fetch(`${url}/api/v3/reviews/photo`, { method: 'POST', body: 'photo' });

  const first = upload();
  await expect.poll(() => waiting.length).toBe(1);
  const [second, call] = await Promise.all([upload(), fetch(`${url}/api/v3/cart`)]);
  waiting[0]?.();

  expect(second.status).toBe(503);
  expect(call.status).toBe(200);
  expect((await first).status).toBe(200);
});

test('eight requests of one connection are open at once, and one that is pipelined behind them is refused with it', async () => {
  const waiting: (() => void)[] = [];
  const { app, port } = await startEdge({
    answer: (_request, response) => void waiting.push(() => response.end('{}')),
  });
  const connection = await openConnection(port);

  connection.send(head('GET /api/v3/cart').repeat(8));
  await expect.poll(() => waiting.length).toBe(8);
  const refused = once(app.server, 'request');
  connection.send(head('GET /api/v3/cart').repeat(12));
  await refused;
  for (const answer of waiting) answer();
  const said = await connection.heard('HTTP/1.1 429');

  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual([
    ...Array.from({ length: 8 }, () => 'HTTP/1.1 200'),
    'HTTP/1.1 429',
  ]);
  expect(waiting).toHaveLength(8);
});

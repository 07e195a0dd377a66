import { expect, test } from 'vitest';
import { usualRoom } from './admission.ts';
import { renderQueue } from './render-queue.ts';
import { startEdge } from './test-edge.ts';

test('of 500 who ask for pages at once some are served in turn, the rest are told to come again, and health answers', async () => {
  const inTurn = renderQueue();
  const gate = Promise.withResolvers<void>();
  const { url } = await startEdge({
    servePage: async (_request, reply) => {
      await inTurn(() => gate.promise);
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

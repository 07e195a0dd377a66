import { Agent, get, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startEdge } from './test-edge.ts';

const statusOver = (agent: Agent, url: string) =>
  new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    get(url, { agent }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection }));
    }).on('error', reject);
  });

test('a stop fails readiness, answers what comes meanwhile and closes each connection with its reply', async () => {
  const { app, url } = await startEdge({ settings: { drain: 200 } });
  const agent = new Agent({ keepAlive: true });
  await statusOver(agent, url);

  const stopped = app.stop();
  const ready = await statusOver(agent, `${url}/readyz`);
  const page = await statusOver(agent, url);
  const call = await statusOver(agent, `${url}/api/v3/cart`);
  await stopped;

  expect(ready.status).toBe(503);
  expect(page).toEqual({ status: 200, connection: 'close' });
  expect(call).toEqual({ status: 200, connection: 'close' });
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('a reply that is under way when the port closes is sent whole', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const { app, url } = await startEdge({
    servePage: async (_request, reply) => {
      begun.resolve();
      await gate.promise;
      return reply.send('whole');
    },
  });

  const asked = fetch(url);
  await begun.promise;
  const stopped = app.stop();
  await expect.poll(() => app.server.listening).toBe(false);
  gate.resolve();

  expect(await (await asked).text()).toBe('whole');
  await stopped;
});

test('a connection whose reply had begun when the port closed does not hold the stop up', async () => {
  const body = new PassThrough();
  const { app, url } = await startEdge({ servePage: async (_request, reply) => reply.send(body) });
  const agent = new Agent({ keepAlive: true });
  const begun = Promise.withResolvers<IncomingMessage>();
  get(url, { agent }, begun.resolve);
  body.write('be');
  const reply = await begun.promise;

  const stopped = app.stop();
  await expect.poll(() => app.server.listening).toBe(false);
  body.end('gun');

  expect([reply.headers.connection, await text(reply)]).toEqual(['keep-alive', 'begun']);
  await stopped;
});

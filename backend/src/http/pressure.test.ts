import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { call } from '@rukav/contract';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import type { Subject } from '../kernel.ts';
import { handle } from './handle.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';

const Text = { response: z.object({ text: z.string() }) };
const asked = (path: string) => call<typeof Text>()({ base: 'v3', method: 'GET', path, refusals: {} });

const { db } = await testDatabase();
const requestTo = (path: string) => `GET /api/v3${path} HTTP/1.1\r\nhost: shop\r\n\r\n`;
const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function listen(routes: NonNullable<Subject['routes']>, options?: Parameters<typeof createServer>[2]) {
  const app = await createServer(testKernel(db), [{ name: 'test', routes }], options);
  await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  return { app, port: (app.server.address() as AddressInfo).port };
}

test('the description of all calls is made once, however often it is asked for', async () => {
  let made = 0;
  const Counted = {
    get response() {
      made += 1;
      return Text.response;
    },
  };
  const counted = handle(asked('/counted'), Counted, () => ({ text: '' }));
  const app = await createServer(testKernel(db), [{ name: 'test', routes: () => [counted] }]);
  const before = made;
  const headers = { 'accept-encoding': 'br' };

  const replies = [];
  for (let time = 0; time < 3; time += 1)
    replies.push(await app.inject({ url: '/api/openapi.json', headers }));

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(replies.map((reply) => reply.headers['content-encoding'])).toEqual(['br', 'br', 'br']);
  expect(made).toBe(before);
});

test('eight requests of one connection are answered at once, and one that is pipelined behind them is refused with it', async () => {
  const [gate, full] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let running = 0;
  const { app, port } = await listen(() => [
    handle(asked('/held'), Text, async () => {
      running += 1;
      if (running === 8) full.resolve();
      await gate.promise;
      return { text: '' };
    }),
  ]);

  const socket = connect(port, '127.0.0.1');
  socket.write(requestTo('/held').repeat(8));
  await full.promise;
  const refused = once(app.server, 'request');
  socket.write(requestTo('/held').repeat(12));
  await refused;
  gate.resolve();
  const said = await text(socket);

  expect(running).toBe(8);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual([
    ...Array.from({ length: 8 }, () => 'HTTP/1.1 200'),
    'HTTP/1.1 429',
  ]);
});

test('a reply that nobody reads is dropped with its connection', async () => {
  const long = 'a'.repeat(40_000_000);
  const { app, port } = await listen(() => [handle(asked('/long'), Text, () => ({ text: long }))], {
    silence: 100,
  });
  const taken = once(app.server, 'connection') as Promise<[Socket]>;

  const reader = connect(port, '127.0.0.1').pause();
  reader.on('error', () => undefined);
  reader.write(requestTo('/long'));
  const [socket] = await taken;
  await once(socket, 'close');

  reader.resume();
  await once(reader, 'close');

  expect(reader.bytesRead).toBeLessThan(long.length);
});

import { connect as dial, type AddressInfo } from 'node:net';
import { call } from '@rukav/contract';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import { handle } from './handle.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';

const Look = { params: z.object({ id: z.string() }), response: z.object({}) };
const look = call<typeof Look>()({ base: 'v3', method: 'GET', path: '/look/{id}', refusals: {} });

const { db } = await testDatabase();
const app = await createServer(testKernel(db), [
  { name: 'test', routes: () => [handle(look, Look, () => ({}))] },
]);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

/** Sends a request as it is written, and answers the status. */
const sent = (request: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = dial(port, '127.0.0.1', () => socket.write(request));
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1.1 (\d{3})/.exec(reply)?.[1])));
  });
const asked = (host: string, method = 'GET') =>
  sent(`${method} /api/v3/look/x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

test.each(['[', ']', '[::1', 'a b', 'a:b:c', ':', '', 'http://x', 'a/b', 'a@b', '?', '#', '<x>', 'x:99999'])(
  'the Host %j is refused with 400',
  async (host) => {
    expect(await asked(host)).toBe(400);
  },
);

test.each(['shop.example', 'shop.example:8443', '127.0.0.1:3001', '[::1]:3001', 'localhost'])(
  'the Host %s is served',
  async (host) => {
    expect(await asked(host)).toBe(200);
  },
);

test.each(['TRACE', 'PROPFIND', 'QUERY', 'PURGE'])('%s is no method here', async (method) => {
  expect(await asked('localhost', method)).toBe(405);
});

test('a method that is not one is named with those that are, in the envelope', async () => {
  const { statusCode, headers, body } = await app.inject({
    method: 'PROPFIND' as 'GET',
    url: '/api/v3/look/x',
  });

  expect([statusCode, JSON.parse(body).errors[0].code]).toEqual([405, 'method_not_allowed']);
  expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
});

test('nothing is found at an address with an endless parameter', async () => {
  const { statusCode, body } = await app.inject(`/api/v3/look/${'x'.repeat(600)}`);

  expect([statusCode, JSON.parse(body).errors[0].code]).toEqual([404, 'not_found']);
});

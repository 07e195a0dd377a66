import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call } from '@rukav/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import { handle } from './handle.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';

const List = { response: z.object({ names: z.array(z.string()) }) };
const listed = (path: string) => call<typeof List>()({ base: 'v3', method: 'GET', path, refusals: {} });
const names = Array.from({ length: 2000 }, (_, number) => `Платье из вискозы ${number}`);

const { db } = await testDatabase();
const app = await createServer(testKernel(db), [
  {
    name: 'test',
    routes: () => [
      handle(listed('/long'), List, () => ({ names }), { cache: 'private' }),
      handle(listed('/short'), List, () => ({ names: ['Платье'] })),
    ],
  },
]);
const ask = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/v3${path}`, headers });

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('whoever accepts %s gets %s, a fifth as long', async (accepted, encoding, open) => {
  const plain = await ask('/long');
  const { headers, rawPayload } = await ask('/long', { 'accept-encoding': accepted });

  expect(headers['content-encoding']).toBe(encoding);
  expect(open(rawPayload).toString()).toBe(plain.body);
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
});

test('caches are told that a reply depends on what is accepted, besides the cookies', async () => {
  const { headers } = await ask('/long', { 'accept-encoding': 'gzip' });

  expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
  expect(String(headers.vary).toLowerCase()).toContain('cookie');
});

test('a browser that has the reply already gets 304 and nothing else', async () => {
  const { headers } = await ask('/long', { 'accept-encoding': 'gzip' });
  const again = await ask('/long', {
    'accept-encoding': 'gzip',
    'if-none-match': String(headers.etag),
  });

  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('nothing is compressed that is short, or for whoever does not accept it', async () => {
  const replies = [
    await ask('/short', { 'accept-encoding': 'br' }),
    await ask('/long'),
    await ask('/long', { 'accept-encoding': 'identity' }),
  ];

  expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

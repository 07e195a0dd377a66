import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { call } from '@rukav/contract';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import { handle } from './handle.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';

const secret = 'a secret that provider and shop share';
const Paid = {
  body: z.object({ order: z.string(), amount: z.int() }),
  response: z.object({ order: z.string() }),
};
const paid = call<typeof Paid>()({
  base: 'pg',
  method: 'POST',
  path: '/paid',
  refusals: { signature_invalid: 422 },
});
const Ping = { response: z.object({ bytes: z.int() }) };
const ping = call<typeof Ping>()({ base: 'pg', method: 'POST', path: '/ping', refusals: {} });

const signatureOf = (bytes: Buffer) => createHmac('sha256', secret).update(bytes).digest();

const { db } = await testDatabase();
const app = await createServer(testKernel(db), [
  {
    name: 'payments',
    routes: () => [
      handle(
        paid,
        Paid,
        ({ body, rawBody, header, refuse }) => {
          const given = Buffer.from(header('x-signature') ?? '', 'hex');
          const right = signatureOf(rawBody);
          const isRight = given.length === right.length && timingSafeEqual(given, right);
          return isRight ? { order: body.order } : refuse('signature_invalid');
        },
        { isSigned: true },
      ),
      handle(ping, Ping, ({ rawBody }) => ({ bytes: rawBody.length }), { isSigned: true }),
    ],
  },
]);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

const post = (path: string, body: string | undefined, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });

/** As a provider writes it: with spaces, escapes and a number that JSON.stringify would write in another way. */
const written = '{ "amount": 1.999e5,\n  "order": "\\u0417-1" ,"more":"\\/" }';

test('a partner’s signature is checked over the bytes that came', async () => {
  const signature = signatureOf(Buffer.from(written)).toString('hex');

  const reply = await post('/pg/paid', written, { 'x-signature': signature });

  expect([reply.status, await reply.json()]).toEqual([200, { order: 'З-1' }]);
});

test.each([
  ['another body', written.replace('1.999e5', '1.0e5'), signatureOf(Buffer.from(written)).toString('hex')],
  ['no signature', written, ''],
  [
    'the signature of what the body means rather than of its bytes',
    written,
    signatureOf(Buffer.from(JSON.stringify(JSON.parse(written)))).toString('hex'),
  ],
])('%s is refused', async (_, body, signature) => {
  const reply = await post('/pg/paid', body, { 'x-signature': signature });

  expect([reply.status, (await reply.json()).errors[0].code]).toEqual([422, 'signature_invalid']);
});

test('a signed call without a body has no bytes', async () => {
  expect(await (await post('/pg/ping', undefined)).json()).toEqual({ bytes: 0 });
  expect(await (await post('/pg/ping', '')).json()).toEqual({ bytes: 0 });
});

test('a signed body is as limited as others, and must be JSON', async () => {
  const answers = [
    await post('/pg/paid', JSON.stringify({ order: 'x'.repeat(70_000), amount: 1 })),
    await post('/pg/paid', '{'),
    await post('/pg/paid', 'order=1', { 'content-type': 'text/plain' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([413, 400, 415]);
});

import { expect, test } from 'vitest';
import { head, openConnection, startEdge } from './test-edge.ts';

const smuggled = 'GET /api/v3/smuggled HTTP/1.1\r\nHost: shop.test\r\n\r\n';
const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;

const forms: [form: string, bytes: string][] = [
  ...['GET', 'HEAD', 'OPTIONS', 'TRACE', 'DELETE', 'POST'].flatMap((method): [string, string][] => [
    [`${method} with a chunked body`, head(`${method} /api/v3/cart`, 'Transfer-Encoding: chunked') + chunk],
    [
      `${method} with a body of a length`,
      head(`${method} /api/v3/cart`, `Content-Length: ${smuggled.length}`) + smuggled,
    ],
  ]),
  [
    'a length beside an encoding',
    head('POST /api/v3/cart', 'Content-Length: 4', 'Transfer-Encoding: chunked') + chunk,
  ],
  [
    'two lengths',
    head('POST /api/v3/cart', 'Content-Length: 0', `Content-Length: ${smuggled.length}`) + smuggled,
  ],
  [
    'a folded header line',
    head('POST /api/v3/cart', 'X-Folded: a', ' Transfer-Encoding: chunked', 'Content-Length: 5') + chunk,
  ],
  ['an encoding behind a space', head('POST /api/v3/cart', 'Transfer-Encoding : chunked') + chunk],
  ['an encoding of another name', head('POST /api/v3/cart', 'Transfer-Encoding: xchunked') + chunk],
  [
    'an encoding named by Connection',
    head('GET /api/v3/cart', 'Connection: transfer-encoding', 'Transfer-Encoding: chunked') + chunk,
  ],
];

test.each(forms)('%s brings no second request to the backend', async (_form, bytes) => {
  const { port, url, seen } = await startEdge();
  const hostile = await openConnection(port);

  hostile.send(bytes);
  await hostile.heard('HTTP/1.1 ');
  const innocent = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const reply = await fetch(`${url}/api/v3/orders?shopper=${index}`);
      return ((await reply.json()) as { url: string }).url;
    }),
  );

  expect(seen.map((request) => request.url)).not.toContain('/api/v3/smuggled');
  expect(innocent).toEqual(Array.from({ length: 20 }, (_, index) => `/api/v3/orders?shopper=${index}`));
});

test.each(['GET', 'HEAD', 'OPTIONS', 'TRACE'])(
  '%s with a body is refused before the backend hears of it, and its connection is closed',
  async (method) => {
    const { port, seen } = await startEdge();
    const hostile = await openConnection(port);

    hostile.send(head(`${method} /api/v3/cart`, 'Transfer-Encoding: chunked') + chunk);
    const reply = await hostile.heard('never said');

    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(seen).toEqual([]);
  },
);

test('a body on DELETE reaches the backend as the body of that request', async () => {
  const { url, seen } = await startEdge();

  await fetch(`${url}/api/v3/order/payment/qr`, { method: 'DELETE', body: '{"orderNumber":"1"}' });

  expect(seen).toMatchObject([{ method: 'DELETE', body: '{"orderNumber":"1"}' }]);
});

import { expect, test } from 'vitest';
import { usualRoom } from './admission.ts';
import { head, openConnection, startEdge, type Seen } from './test-edge.ts';

const seenBy = async (url: string, headers: Record<string, string> = {}) =>
  (await (await fetch(`${url}/api/v3/cart`, { headers })).json()) as Seen;

test('the backend hears the address that a trusted proxy tells', async () => {
  const { url } = await startEdge();

  const { headers } = await seenBy(url, { 'x-forwarded-for': '203.0.113.7, 198.51.100.20' });

  expect(headers['x-forwarded-for']).toBe('198.51.100.20');
});

test('an address that anybody else tells is not believed', async () => {
  const { url } = await startEdge({ settings: { trustProxy: '192.0.2.1' } });

  const { headers } = await seenBy(url, {
    'x-forwarded-for': '203.0.113.7',
    forwarded: 'for=203.0.113.7',
    'x-real-ip': '203.0.113.7',
  });

  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers).not.toHaveProperty('forwarded');
  expect(headers).not.toHaveProperty('x-real-ip');
});

test('a page is rendered for the address that a trusted proxy tells', async () => {
  const { url } = await startEdge({ servePage: async ({ ip }, reply) => reply.send(ip) });

  const page = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.7' } });

  expect(await page.text()).toBe('203.0.113.7');
});

test('many shoppers behind one proxy are counted apart, and one who opens too much is refused alone', async () => {
  const { url } = await startEdge({
    room: { ...usualRoom, requestsOfOneAddress: 2 },
    answer: ({ url: asked }, response) => void (asked.includes('wait') || response.end('{}')),
  });
  const ask = (address: string, path = '/api/v3/cart') =>
    fetch(url + path, { headers: { 'x-forwarded-for': address } });
  const held = [ask('203.0.113.1', '/api/wait'), ask('203.0.113.1', '/api/wait')];
  for (const one of held) one.catch(() => undefined);

  await expect.poll(async () => (await ask('203.0.113.1')).status).toBe(429);
  expect((await ask('203.0.113.2')).status).toBe(200);
});

test.each(['shop.test:x', 'a b', 'shop.test/path', '<script>', 'a@b', 'a..b', '[::1', 'ш.рф', 'a,b'])(
  'the host %s is refused',
  async (host) => {
    const { port } = await startEdge();
    const connection = await openConnection(port);

    connection.send(`GET / HTTP/1.1\r\nHost: ${Buffer.from(host).toString('latin1')}\r\n\r\n`);

    expect(await connection.heard('\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test.each(['TRACE', 'CONNECT', 'PURGE', 'PROPFIND', 'OPTIONS', 'MKCOL'])(
  '%s to a page is no fault of the server',
  async (method) => {
    const { port } = await startEdge();
    const connection = await openConnection(port);

    connection.send(head(`${method} /catalog`, 'Connection: close'));

    expect(await connection.heard('never said')).not.toMatch(/^HTTP\/1\.1 [25]/);
  },
);

test.each([
  '/api/%E0%A4%A',
  '/%E0%A4%A',
  '//evil.test/x',
  '/api/../../etc',
  `/api/${'x'.repeat(10_000)}`,
  '/img/%00',
])('the odd address %# is no fault of the server', async (path) => {
  const { port } = await startEdge();
  const connection = await openConnection(port);

  connection.send(head(`GET ${path}`));

  expect(await connection.heard('\r\n\r\n')).not.toMatch(/^HTTP\/1\.1 5/);
});

test('an address whose percent-encoding is broken is answered with 400, with the shop’s own page for a page', async () => {
  const { url } = await startEdge({
    servePage: async (_request, reply) => reply.code(404).type('text/html').send('<p>not here</p>'),
  });

  const page = await fetch(`${url}/catalog/%E0%A4%A`);
  const call = await fetch(`${url}/api/v3/product/%E0%A4%A`);

  expect([page.status, await page.text()]).toEqual([400, '<p>not here</p>']);
  expect([call.status, await call.json()]).toMatchObject([400, { errors: [{ code: 'validation' }] }]);
  expect((await fetch(`${url}/400`)).status).toBe(404);
});

test('an address that cannot be read is not taken for the cause of another failure', async () => {
  const { url } = await startEdge({
    servePage: async (_request, reply) => reply.code(503).type('text/html').send('<p>busy</p>'),
  });

  expect((await fetch(`${url}/catalog/%E0%A4%A`)).status).toBe(503);
});

test('a backend that is away is said in the envelope of the contract, with a time to retry', async () => {
  const { url } = await startEdge({ answer: (_request, response) => void response.destroy() });

  const reply = await fetch(`${url}/api/v3/cart`);

  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(await reply.json()).toMatchObject({
    errors: [{ code: 'upstream_unavailable' }],
    requestId: expect.any(String),
  });
});

test('a call that the backend refuses for a moment is not repeated by the edge', async () => {
  const { url, seen } = await startEdge({
    answer: (_request, response) => void response.writeHead(503, { 'retry-after': '1' }).end('{}'),
  });

  expect((await fetch(`${url}/api/v3/cart`)).status).toBe(503);
  expect(seen).toHaveLength(1);
});

test('cookies, types and states of the backend reach the browser as they are', async () => {
  const { url } = await startEdge({
    answer: (_request, response) =>
      void response
        .writeHead(201, {
          'set-cookie': ['session=1; HttpOnly', 'session_token=2'],
          'content-type': 'image/avif',
          etag: '"1"',
        })
        .end('picture'),
  });

  const reply = await fetch(`${url}/img/1`);

  expect(reply.status).toBe(201);
  expect(reply.headers.getSetCookie()).toEqual(['session=1; HttpOnly', 'session_token=2']);
  expect(reply.headers.get('content-type')).toBe('image/avif');
  expect(await reply.text()).toBe('picture');
});

test('every reply of a store under https tells browsers to stay there, and none of one without', async () => {
  const secure = await startEdge({ settings: { publicUrl: 'https://shop.test' } });
  const plain = await startEdge();
  const headerOf = async (url: string) => (await fetch(url)).headers.get('strict-transport-security');

  for (const path of ['/', '/api/v3/cart', '/healthz']) {
    expect(await headerOf(secure.url + path)).toBe('max-age=31536000; includeSubDomains');
    expect(await headerOf(plain.url + path)).toBeNull();
  }
});

test('large replies to calls are compressed, small ones are not', async () => {
  const { url } = await startEdge({
    answer: ({ url: asked }, response) =>
      void response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify('x'.repeat(asked.includes('large') ? 60_000 : 10))),
  });
  const encodingOf = async (path: string) =>
    (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding');

  expect(await encodingOf('/api/v3/large')).toBe('br');
  expect(await encodingOf('/api/v3/small')).toBeNull();
});

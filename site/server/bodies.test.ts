import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { usualRoom } from './admission.ts';
import { head, openConnection, startEdge } from './test-edge.ts';

const json = 'Content-Type: application/json';
const megabytes = 'x'.repeat(3_000_000);

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s to a page is refused before anything of its body is read',
  async (method) => {
    const { port } = await startEdge({
      servePage: () => Promise.reject(new Error('a page was asked for')),
    });
    const connection = await openConnection(port);

    connection.send(head(`${method} /catalog`, 'Content-Length: 200000000') + 'x'.repeat(1000));

    expect(await connection.heard('\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 [^]*allow: GET, HEAD/i);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  'whoever sends megabytes by %s to a page hears that it is refused',
  async (method) => {
    const { url } = await startEdge();

    const sent: RequestInit = { method, body: megabytes };
    const replies = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/catalog`, sent)));

    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 405));
  },
);

test('whoever sends megabytes to a call hears that they are too many', async () => {
  const { url } = await startEdge();

  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`${url}/api/v3/cart/comment`, {
        method: 'POST',
        body: megabytes,
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 413));
});

test('a body that is too large is refused as such, and its connection serves the next request', async () => {
  const { port, seen } = await startEdge();
  const connection = await openConnection(port);
  const large = JSON.stringify({ text: 'x'.repeat(100_000) });

  connection.send(head('POST /api/v3/cart/comment', json, `Content-Length: ${large.length}`) + large);
  const refused = await connection.heard('requestId');
  connection.send(head('GET /api/v3/cart'));
  const answered = await connection.heard('"GET"');

  expect(refused).toMatch(/^HTTP\/1\.1 413 [^]*"payload_too_large"/);
  expect(answered).toContain('HTTP/1.1 200 ');
  expect(seen.map(({ method }) => method)).toEqual(['GET']);
});

test('a chunked body without end is refused once it is too large', async () => {
  const { port, seen } = await startEdge();
  const connection = await openConnection(port);

  connection.send(head('POST /api/v3/cart/comment', json, 'Transfer-Encoding: chunked'));
  for (let sent = 0; sent < 40; sent += 1) {
    connection.send(`10000\r\n${'x'.repeat(65_536)}\r\n`);
    await turn();
  }

  expect(await connection.heard('requestId')).toMatch(/^HTTP\/1\.1 413 /);
  expect(seen).toEqual([]);
});

const narrow = { ...usualRoom, backendConnections: 4 };

test('bodies that never end keep nobody else from the backend', async () => {
  const { port, url, seen } = await startEdge({ room: narrow });
  const slow = await Promise.all(Array.from({ length: 20 }, () => openConnection(port)));
  for (const { send } of slow) send(head('POST /api/v3/cart/comment', json, 'Content-Length: 100') + '{');

  const reply = await fetch(`${url}/api/v3/cart`);

  expect(reply.status).toBe(200);
  expect(seen).toHaveLength(1);
});

test('readers that do not read keep nobody else from the backend', async () => {
  const large = Buffer.alloc(3_000_000, 'x');
  const { port, url } = await startEdge({
    room: narrow,
    answer: ({ url: asked }, response) => void response.end(asked.startsWith('/img/large') ? large : 'ok'),
  });
  const unread = await Promise.all(Array.from({ length: 5 }, () => openConnection(port)));
  for (const { socket, send } of unread) {
    socket.pause();
    send(head('GET /img/large'));
  }

  const reply = await fetch(`${url}/api/v3/cart`);

  expect(await reply.text()).toBe('ok');
});

test('a photograph goes through whole, and one over the limit is refused', async () => {
  const { url, seen } = await startEdge({
    answer: ({ body }, response) => void response.end(String(body.length)),
  });
  const upload = async (size: number) => {
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(size)]), 'photo.jpg');
    const reply = await fetch(`${url}/api/v3/reviews/photo`, { method: 'POST', body });
    return { status: reply.status, said: await reply.text() };
  };

  const whole = await upload(7_000_000);
  expect(whole.status).toBe(200);
  expect(Number(whole.said)).toBeGreaterThan(7_000_000);
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect((await upload(8_500_000)).status).toBe(413);
});

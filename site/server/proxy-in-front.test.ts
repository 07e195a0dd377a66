import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startEdge } from './test-edge.ts';

/** A proxy as balancers are: it streams bodies, keeps its connections and appends to `X-Forwarded-For`. */
async function startProxy(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const proxy = createServer((incoming, response) => {
    const passed = send(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': `198.51.100.1, ${String(incoming.headers['x-test-address'])}`,
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
    agent.destroy();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('bodies that are refused leave nobody else waiting on the connections of a proxy in front', async () => {
  const edge = await startEdge();
  const url = await startProxy(edge.port);
  const large = JSON.stringify({ text: 'x'.repeat(300_000) });
  const comment = (body: string) =>
    fetch(`${url}/api/v3/cart/comment`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });

  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, index) =>
      index % 3 === 0
        ? (await comment(large)).status
        : (await fetch(`${url}/api/v3/cart?shopper=${index}`)).status,
    ),
  );

  expect(statuses.filter((_, index) => index % 3 === 0)).toEqual(Array.from({ length: 20 }, () => 413));
  expect(statuses.filter((_, index) => index % 3 !== 0)).toEqual(Array.from({ length: 40 }, () => 200));
});

test('behind a proxy each shopper has her own address', async () => {
  const edge = await startEdge();
  const url = await startProxy(edge.port);

  for (const address of ['203.0.113.1', '203.0.113.2']) {
    await fetch(`${url}/api/v3/cart`, { headers: { 'x-test-address': address } });
  }

  expect(edge.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.1', '203.0.113.2']);
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { head, openConnection, startEdge } from './test-edge.ts';

const tooLong = 'x'.repeat(40_000);

test('a head that is too large is refused, and whoever sent it knows that the connection ends with it', async () => {
  const { port } = await startEdge();
  const connection = await openConnection(port);

  connection.send(head(`GET /catalog?${tooLong}`));

  const reply = await connection.heard('\r\n\r\n');
  expect(reply).toMatch(/^HTTP\/1\.1 431 /);
  expect(reply.toLowerCase()).toContain('connection: close');
});

test('whoever still sends when the refusal comes can read it: the connection is not torn down', async () => {
  const { port } = await startEdge();
  const socket = connect(port, '127.0.0.1');
  const errors: Error[] = [];
  let received = '';
  socket.on('error', (error) => errors.push(error));
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');

  socket.write(`GET /catalog?${tooLong.repeat(100)}`);
  socket.end();
  await closed;

  expect(errors).toEqual([]);
  expect(received).toMatch(/^HTTP\/1\.1 431 /);
});

test('no request that follows a refused one is lost', async () => {
  const { url } = await startEdge();
  const statuses: (number | string)[] = [];
  const ask = (path: string) =>
    fetch(url + path).then(
      async (reply) => {
        await reply.arrayBuffer();
        return reply.status;
      },
      (error: Error) => String(error.cause),
    );

  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        statuses.push(await ask(`/catalog?${tooLong}`), await ask('/api/v3/cities'));
      }
    }),
  );

  expect(new Set(statuses)).toEqual(new Set([200, 431]));
});

test('what is no request at all is refused as such', async () => {
  const { port } = await startEdge();
  const connection = await openConnection(port);

  connection.send('\x16\x03\x01 this is no HTTP\r\n\r\n');

  const reply = await connection.heard('\r\n\r\n');
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply.toLowerCase()).toContain('connection: close');
});

test('a refused connection that nobody closes is closed', async () => {
  const { app, port } = await startEdge();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
  onTestFinished(() => void socket.destroy());
  socket.write(head(`GET /catalog?${tooLong}`));
  await once(socket, 'end');

  await expect
    .poll(() => new Promise<number>((done) => app.server.getConnections((_, count) => done(count))), {
      timeout: 10_000,
    })
    .toBe(0);
});

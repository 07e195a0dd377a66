import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { connectionsOf } from './connections.ts';

async function startServer(answer: (reply: ServerResponse) => void) {
  const server = createServer((_request, reply) => answer(reply));
  const connections = connectionsOf(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const closed = once(server, 'close');
  const stop = () => {
    connections.end();
    server.close();
  };
  return { server, port, stop, closed };
}

const ask = (port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, agent: new Agent({ keepAlive: true }) }, resolve).on('error', reject);
  });

test('a connection that has asked nothing yet does not hold a stop up', async () => {
  const { server, port, stop, closed } = await startServer((reply) => reply.end());
  const taken = once(server, 'connection');
  const silent = connect(port, '127.0.0.1').resume();
  await taken;

  stop();

  expect(await once(silent, 'end')).toEqual([]);
  await closed;
});

test('a connection whose reply had begun ends after the whole of it', async () => {
  const begun = Promise.withResolvers<ServerResponse>();
  const { port, stop, closed } = await startServer((reply) => {
    reply.write('be');
    begun.resolve(reply);
  });
  const heard = await ask(port);
  const reply = await begun.promise;

  stop();
  reply.end('gun');

  expect([heard.headers.connection, await text(heard)]).toEqual(['keep-alive', 'begun']);
  await closed;
});

test('a connection that rests after its reply is ended, and no new one is taken', async () => {
  const { port, stop, closed } = await startServer((reply) => reply.end('whole'));
  expect(await text(await ask(port))).toBe('whole');

  stop();

  await closed;
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
});

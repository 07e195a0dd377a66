import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { call } from '@rukav/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { connect } from '../database/connect.ts';
import { testDatabase } from '../database/test-database.ts';
import { handle } from './handle.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';

const { db } = await testDatabase();
const Empty = { response: z.object({}) };
const look = call<typeof Empty>()({ base: 'v3', method: 'GET', path: '/look', refusals: {} });

test('readiness fails before a stop, while health stays', async () => {
  const app = await createServer(testKernel(db), []);
  const ready = await app.inject('/readyz');
  app.readiness.isStopping = true;

  expect([ready.statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 503]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('without its database the server says that it is unavailable and when to come back', async () => {
  const gone = connect('postgresql://nobody:x@127.0.0.1:1/none');
  const app = await createServer(testKernel(gone), [
    {
      name: 'test',
      routes: () => [
        handle(look, Empty, async () => {
          await sql`select 1`.execute(gone);
          return {};
        }),
      ],
    },
  ]);

  const { statusCode, headers, body } = await app.inject('/api/v3/look');

  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(body).errors).toEqual([{ code: 'upstream_unavailable', message: 'Сервис недоступен' }]);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

test('a connection whose reply had begun when the port closed does not hold a stop up', async () => {
  const body = new PassThrough();
  const app = await createServer(testKernel(db), [
    {
      name: 'test',
      pages: (on) => void on.get('/slow', async (_request, reply) => reply.send(body)),
    },
  ]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const begun = Promise.withResolvers<IncomingMessage>();
  get({ port, path: '/slow', agent: new Agent({ keepAlive: true }) }, begun.resolve);
  body.write('be');
  const reply = await begun.promise;

  app.readiness.isStopping = true;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  body.end('gun');

  expect([reply.headers.connection, await text(reply)]).toEqual(['keep-alive', 'begun']);
  await closed;
});

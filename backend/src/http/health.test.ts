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

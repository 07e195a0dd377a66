import { call } from '@rukav/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import type { Subject } from '../kernel.ts';
import { handle } from './handle.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';
import { visitorOf, type Visitor } from './test-visitor.ts';

const Order = {
  body: z.object({ sum: z.int(), isRefused: z.boolean().default(false) }),
  response: z.object({ number: z.int(), sum: z.int() }),
};
const order = call<typeof Order>()({
  base: 'v3',
  method: 'POST',
  path: '/order',
  refusals: { sold_out: 409 },
});
const other = call<typeof Order>()({ base: 'v3', method: 'POST', path: '/other', refusals: {} });

const { db } = await testDatabase({ max: 5 });
await sql`create table placed (number int generated always as identity, sum int not null)`.execute(db);

const subject: Subject = {
  name: 'test',
  routes: () => [
    handle(order, Order, ({ body, idempotent, refuse }) =>
      idempotent(async (trx) => {
        const { rows } = await sql<{ number: number; sum: number }>`
          insert into placed (sum) values (${body.sum}) returning number, sum`.execute(trx);
        await sql`select pg_sleep(0.05)`.execute(trx);
        return body.isRefused ? refuse('sold_out') : (rows[0] ?? refuse('unexpected'));
      }),
    ),
    handle(other, Order, ({ body, idempotent }) => idempotent(async () => ({ number: 0, sum: body.sum }))),
  ],
};
// Two servers on one database, as behind a balancer.
const apps = await Promise.all([1, 2].map(() => createServer(testKernel(db), [subject])));
const [app] = apps as [(typeof apps)[number]];

const placed = async () =>
  (await sql<{ sum: number }>`select sum from placed`.execute(db)).rows.map(({ sum }) => sum);
const keyed = (key: string, body: object) => ({ body, headers: { 'idempotency-key': key } });

let visitor: Visitor;
beforeEach(async () => {
  await sql`truncate placed`.execute(db);
  visitor = visitorOf(app);
  await visitor.call(other, keyed('session', { sum: 0 }));
});

test('fifty repeats at once and fifty one by one make one order and get equal answers', async () => {
  const twins = apps.map((one) => {
    const twin = visitorOf(one);
    for (const [name, value] of visitor.cookies) twin.cookies.set(name, value);
    return twin;
  });
  const ask = (turn: number) => (twins[turn % 2] as Visitor).call(order, keyed('k1', { sum: 100 }));

  const together = await Promise.all(Array.from({ length: 50 }, (_, turn) => ask(turn)));
  const after = [];
  for (let turn = 0; turn < 50; turn += 1) after.push(await ask(turn));

  expect(new Set([...together, ...after].map(({ text }) => text)).size).toBe(1);
  expect(together.every(({ status }) => status === 200)).toBe(true);
  expect(await placed()).toEqual([100]);
});

test('another body or another call under the same key is refused', async () => {
  await visitor.call(order, keyed('k2', { sum: 100 }));

  const body = await visitor.call(order, keyed('k2', { sum: 200 }));
  const route = await visitor.call(other, keyed('k2', { sum: 100 }));

  expect([body.status, body.codes]).toEqual([422, ['idempotency_conflict']]);
  expect([route.status, route.codes]).toEqual([422, ['idempotency_conflict']]);
  expect(await placed()).toEqual([100]);
});

test('a repeat waits for the first one that another process is working at, and gets its answer', async () => {
  const ask = () => visitor.call(order, keyed('k0', { sum: 100 }));
  await ask();
  const [first] = await db.deleteFrom('idempotency').where('key', '=', 'k0').returningAll().execute();
  let repeated: ReturnType<typeof ask> | undefined;

  await db.transaction().execute(async (trx) => {
    const answer = JSON.stringify({ number: 77, sum: 100 });
    await trx
      .insertInto('idempotency')
      .values({ ...(first as NonNullable<typeof first>), body: answer })
      .execute();
    repeated = ask();
    await sql`select pg_sleep(0.2)`.execute(trx);
  });

  expect((await repeated)?.body).toEqual({ number: 77, sum: 100 });
  expect(await placed()).toEqual([100]);
});

test('a repeat that waits too long for another process is told to come again, and changes nothing', async () => {
  const impatient = await testDatabase({ max: 2, timeout: 300 });
  const elsewhere = await createServer(testKernel(impatient.db), [subject]);
  const shopper = visitorOf(elsewhere);
  await shopper.call(other, keyed('session', { sum: 0 }));
  await sql`create table placed (number int generated always as identity, sum int not null)`.execute(
    impatient.db,
  );
  const { id: actor } = await impatient.db.selectFrom('session').select('id').executeTakeFirstOrThrow();

  const { status, codes } = await impatient.db.transaction().execute(async (trx) => {
    const first = { key: 'k5', actor, route: 'POST /order', body_hash: Buffer.from(''), body: null };
    await trx
      .insertInto('idempotency')
      .values({ ...first, created_at: new Date() })
      .execute();
    return shopper.call(order, keyed('k5', { sum: 100 }));
  });

  expect([status, codes]).toEqual([409, ['idempotency_conflict']]);
  expect((await sql`select sum from placed`.execute(impatient.db)).rows).toEqual([]);
});

test('keys of two visitors have nothing to do with each other', async () => {
  const stranger = visitorOf(app);

  await visitor.call(order, keyed('k3', { sum: 1 }));
  await stranger.call(order, keyed('k3', { sum: 2 }));

  expect(new Set(await placed())).toEqual(new Set([1, 2]));
});

test('a refusal leaves nothing behind, so that the same key can be tried again', async () => {
  const { status } = await visitor.call(order, keyed('k4', { sum: 5, isRefused: true }));

  expect([status, await placed()]).toEqual([409, []]);
  expect((await visitor.call(order, keyed('k4', { sum: 6 }))).status).toBe(200);
});

test('without a key each request is its own', async () => {
  await visitor.call(order, { body: { sum: 7 } });
  await visitor.call(order, { body: { sum: 7 } });

  expect(await placed()).toEqual([7, 7]);
});

test('a key that is too long is refused', async () => {
  const { status, codes } = await visitor.call(order, keyed('k'.repeat(256), { sum: 1 }));

  expect([status, codes]).toEqual([400, ['validation']]);
});

import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import { createLog } from '../log.ts';
import { createJobs } from './boss.ts';
import { job } from './jobs.ts';

const { db, url } = await testDatabase();
const done: string[] = [];
let failures = 0;
let ticks = 0;

const greet = job({
  name: 'greet',
  data: z.object({ name: z.string() }),
  run: async ({ name }) => {
    done.push(name);
  },
});
const stubborn = job({
  name: 'stubborn',
  run: async () => {
    failures += 1;
    if (failures < 2) throw new Error('not yet');
  },
});
const tick = job({
  name: 'tick',
  every: 20,
  run: async () => {
    ticks += 1;
  },
});

const jobs = createJobs({ db, url, log: createLog('silent') });
await jobs.work([greet, stubborn, tick]);
afterAll(() => jobs.stop());

test('a job is done once it is sent, and not when its transaction is undone', async () => {
  await db
    .transaction()
    .execute(async (trx) => {
      await jobs.send(greet, { name: 'undone' }, { trx });
      throw new Error('undo');
    })
    .catch(() => {});
  await db.transaction().execute((trx) => jobs.send(greet, { name: 'done' }, { trx }));

  await vi.waitFor(() => expect(done).toEqual(['done']), 5000);
});

test('one key waits once, and jobs without a key do not hinder each other', async () => {
  const startAfter = new Date(Date.now() + 1000);
  await jobs.send(greet, { name: 'same' }, { key: 'k', startAfter });
  await jobs.send(greet, { name: 'same' }, { key: 'k', startAfter });
  await Promise.all([jobs.send(greet, { name: 'other' }), jobs.send(greet, { name: 'another' })]);

  await vi.waitFor(() => expect(done.slice(1).toSorted()).toEqual(['another', 'other', 'same']), 8000);
});

test('a job that fails is tried again', async () => {
  await jobs.send(stubborn, {});

  await vi.waitFor(() => expect(failures).toBe(2), 10_000);
});

test('a periodic job runs by itself, and in one process at a time', async () => {
  await vi.waitFor(() => expect(ticks).toBeGreaterThan(3), 2000);
});

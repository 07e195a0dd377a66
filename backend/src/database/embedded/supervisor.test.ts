import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from './supervisor.ts';

let folder: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `rukav-test-${process.pid}-`));
  await chmod(folder, 0o755);
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  const last = await startEmbedded({ folder });
  await last.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the database in a process of its own, as the backend does, and answers once it is ready. */
async function startElsewhere() {
  const supervisor = JSON.stringify(new URL('./supervisor.ts', import.meta.url).href);
  const code = `
    import { startEmbedded } from ${supervisor};
    const { url } = await startEmbedded({ folder: ${JSON.stringify(folder)} });
    process.send(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  const [url] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (typeof url !== 'string') throw new Error('The process ended before the database was ready.');
  return { url, kill: () => killed(child) };
}

async function killed(child: ChildProcess): Promise<void> {
  children.delete(child);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const postmaster = async () =>
  Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<{ n: number }>(text)).rows.map(({ n }) => n);
  } finally {
    await client.end().catch(() => {});
  }
}

async function eventually<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > 100) throw error;
      await wait(100);
    }
  }
}

test('a database whose process was killed is taken over with everything that was written', async () => {
  const first = await startElsewhere();
  await query(first.url, 'create table kept (n int)');
  await query(first.url, 'insert into kept values (1)');
  const before = await postmaster();
  await first.kill();

  const second = await startElsewhere();

  expect(second.url).toBe(first.url);
  expect(await postmaster()).toBe(before);
  expect(await query(second.url, 'select n from kept')).toEqual([1]);
  await second.kill();
});

test('a database that is killed itself is started again, under the same address', async () => {
  const backend = await startElsewhere();
  await query(backend.url, 'insert into kept values (2)');
  const before = await postmaster();

  for (let times = 0; times < 3; times += 1) {
    process.kill(await postmaster(), 'SIGKILL');
    await wait(50);
    await eventually(() => query(backend.url, 'select 1 as n'));
  }

  expect(await postmaster()).not.toBe(before);
  expect(await query(backend.url, 'select n from kept order by n')).toEqual([1, 2]);
  await backend.kill();
});

test('a database killed together with its process starts anew with everything that was written', async () => {
  const backend = await startElsewhere();
  await query(backend.url, 'insert into kept values (3)');
  await backend.kill();
  process.kill(await postmaster(), 'SIGKILL');

  const next = await startElsewhere();

  expect(await query(next.url, 'select n from kept order by n')).toEqual([1, 2, 3]);
  await next.kill();
});

test('a database that was left running and is stuck is ended and started again', async () => {
  const backend = await startElsewhere();
  await backend.kill();
  const stuck = await postmaster();
  process.kill(stuck, 'SIGSTOP');

  const next = await startElsewhere();

  expect(await postmaster()).not.toBe(stuck);
  expect(await query(next.url, 'select n from kept order by n')).toEqual([1, 2, 3]);
  await next.kill();
});

test('a second start on the same folder says so and leaves the first one alone', async () => {
  const backend = await startElsewhere();

  await expect(startEmbedded({ folder })).rejects.toThrow(`already runs on the data folder ${folder}`);

  expect(await query(backend.url, 'select count(*)::int as n from kept')).toEqual([3]);
  await backend.kill();
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isDatabaseAway } from '../http/failures.ts';
import { connect } from './connect.ts';
import { testDatabase } from './test-database.ts';

const { url } = await testDatabase();
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a statement that takes too long is ended, and counts as the database being away', async () => {
  const hasty = connect(url, { timeout: 200 });

  const failure = await failureOf(sql`select pg_sleep(60)`.execute(hasty));

  expect(isDatabaseAway(failure)).toBe(true);
  await hasty.destroy();
});

test('a database that has stopped answering is given up on, in a transaction as well, and its connection is not used again', async () => {
  const hasty = connect(url, { timeout: 300, max: 1 });
  const {
    rows: [frozen],
  } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(hasty);
  const pid = frozen?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    const failure = await failureOf(hasty.transaction().execute((trx) => sql`select 1`.execute(trx)));
    const {
      rows: [next],
    } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(hasty);

    expect(isDatabaseAway(failure)).toBe(true);
    expect(next?.pid).not.toBe(pid);
  } finally {
    process.kill(pid, 'SIGCONT');
    await hasty.destroy();
  }
});

test('whoever waits in vain for a free connection is told that the database is away', async () => {
  const narrow = connect(url, { timeout: 300, max: 1 });

  const failure = await narrow.connection().execute(() => failureOf(sql`select 1`.execute(narrow)));

  expect(isDatabaseAway(failure)).toBe(true);
  await narrow.destroy();
});

test('what prepares the database may take as long as it needs', async () => {
  const patient = connect(url, { timeout: 0 });

  const { rows } = await sql<{
    limit: string;
  }>`select current_setting('statement_timeout') as "limit"`.execute(patient);

  expect(rows).toEqual([{ limit: '0' }]);
  await patient.destroy();
});

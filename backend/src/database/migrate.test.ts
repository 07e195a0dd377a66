import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';

const name = `bare_${randomBytes(6).toString('hex')}`;
const client = new pg.Client({ connectionString: inject('postgresUrl') });
await client.connect();
await client.query(`create database ${name}`);
const url = new URL(inject('postgresUrl'));
url.pathname = `/${name}`;

afterAll(async () => {
  await client.query(`drop database ${name} with (force)`);
  await client.end();
});

/** Migrates in a process of its own and answers how many migrations ran there. */
async function migrateElsewhere(): Promise<number> {
  const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const code = `
    import { connect } from ${at('./connect.ts')};
    import { migrate } from ${at('./migrate.ts')};
    const db = connect(${JSON.stringify(url.href)});
    process.send((await migrate(db)).length);
    await db.destroy();
    process.disconnect();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [[ran]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [[number], unknown];
  return ran;
}

test('of several processes that start at once, one migrates and the others find it done', async () => {
  const files = (await readdir(new URL('./migrations/', import.meta.url))).filter((file) =>
    /^\d{4}_/.test(file),
  );

  const ran = await Promise.all([migrateElsewhere(), migrateElsewhere(), migrateElsewhere()]);

  expect(ran.toSorted((one, other) => one - other)).toEqual([0, 0, files.length]);
  expect(await migrateElsewhere()).toBe(0);
});

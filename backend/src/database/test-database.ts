import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connect } from './connect.ts';
import type { Database } from './schema.ts';
import { templateName } from './test-server.ts';

/** A database of a test file's own. */
export interface TestDatabase {
  db: Kysely<Database>;
  /** For what opens connections of its own, such as jobs. */
  url: string;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Makes an empty, migrated database for the test file that calls it (at its top level, with `await`), and drops it after
 * the file's last test. Copying the template takes about 50 ms.
 */
export async function testDatabase(options?: Parameters<typeof connect>[1]): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${templateName}`);

  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const db = connect(url.href, options);
  afterAll(async () => {
    await db.destroy();
    await administer(`drop database if exists ${name} with (force)`);
  });
  return { db, url: url.href };
}

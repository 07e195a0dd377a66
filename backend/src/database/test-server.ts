import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from './connect.ts';
import { startEmbedded } from './embedded/supervisor.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's server; the database in it is named `rukav`. */
    postgresUrl: string;
  }
}

/** The migrated database that every test database is a copy of. */
export const templateName = 'migrated';

const prefix = 'rukav-test-';
/** Nothing here has to survive a crash. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '64MB' };

async function createTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();

  const template = new URL(url);
  template.pathname = `/${templateName}`;
  const db = connect(template.href, { max: 2, timeout: 0 });
  await migrate(db);
  await db.destroy();
}

const memory = '/dev/shm';
/** Bytes that the databases of a run may take at once, with room to spare. */
const room = 2 * 1024 ** 3;

/** Returns the folder for the run's server: in memory where there is room, since copying a database to a disk takes several times as long. */
async function parentFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= room ? memory : tmpdir();
}

/** A run that was killed leaves its server behind: the next run ends it and takes its folder away. */
async function sweepLeftovers(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  const left = names.filter((name) => name.startsWith(prefix));
  for (const name of left) {
    const isOld = Number(name.slice(prefix.length).split('-')[0]);
    const lives = Number.isInteger(isOld) && isRunning(isOld);
    if (lives) continue;
    const folder = join(parent, name);
    const server = await startEmbedded({ folder, settings }).catch(() => undefined);
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Vitest's global setup: one PostgreSQL for the run, with a migrated template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Both: leftovers in memory may be what takes the room.
  for (const parent of [memory, tmpdir()]) await sweepLeftovers(parent);
  const folder = await mkdtemp(join(await parentFolder(), `${prefix}${process.pid}-`));
  // The server may have to run as another user.
  await chmod(folder, 0o755);
  const server = await startEmbedded({ folder, settings });
  await createTemplate(server.url);
  project.provide('postgresUrl', server.url);

  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { sqlState } from '../transaction.ts';
import { findBinaries } from './binaries.ts';
import { serverOwner } from './owner.ts';
import { freePort, clusterFilesUnder, recall, remember, type Remembered } from './cluster-files.ts';
import {
  end,
  initialise,
  isAlive,
  launch,
  readPostmaster,
  user,
  type Postmaster,
  type Server,
} from './postmaster.ts';

export interface EmbeddedOptions {
  /** Where the database lives; it survives restarts. */
  folder: string;
  /**
   * Settings of postgresql.conf beside the usual ones.
   *
   * @default {}
   */
  settings?: Record<string, string>;
  /** Told what the supervisor does, a sentence at a time. */
  say?: (sentence: string) => void;
}

/** Our own running PostgreSQL. */
export interface Embedded {
  /** What `connect` takes. It stays the same while the server is restarted. */
  url: string;
  /** Ends the server in order. */
  stop: () => Promise<void>;
}

/** Thrown when another instance already works on the folder: start it once, or give each its own. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another instance already runs on the data folder ${folder}. Stop it first, or set RUKAV_DATA to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

const guardLock = 7_246_500;
/** How long a server may take to come up, recovery after a crash included, ms. */
const patience = 60_000;
/** How long a server that runs may be silent before it is ended, ms. */
const silence = 4000;

const urlOf = ({ port, password }: Remembered, database: string) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

async function open(remembered: Remembered, database: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: urlOf(remembered, database),
    connectionTimeoutMillis: 2000,
    keepAlive: true,
    application_name: 'rukav supervisor',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** What a running server says: it is this folder's and ready, it is on its way, or nothing that we could use. */
async function ask(server: Server, remembered: Remembered): Promise<'ready' | 'starting' | 'silent'> {
  try {
    const client = await open(remembered, 'postgres');
    try {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory === (await realpath(server.files.data)) ? 'ready' : 'silent';
    } finally {
      void client.end().catch(() => {});
    }
  } catch (error) {
    const code = sqlState(error);
    if (code === '57P03') return 'starting';
    if (code !== '28P01') return 'silent';
    throw new Error(
      `The server in ${server.files.data} refuses the password in ${server.files.remembered}.`,
      {
        cause: error,
      },
    );
  }
}

const lastLines = async (log: string) =>
  (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-8).join('\n');

/** Ends a server that does not answer, by ever harsher means. */
async function endSilent(server: Server, { pid }: Postmaster): Promise<void> {
  if (await end(server, 'fast', 3)) return;
  if (await end(server, 'immediate', 2)) return;
  if (await isAlive(pid)) process.kill(pid, 'SIGKILL');
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Makes the server run: takes over one that answers, ends one that does not, starts one where none is. */
async function ensureRunning(server: Server, say: (sentence: string) => void): Promise<Remembered> {
  const { files } = server;
  let remembered = await recall(files);
  if (!existsSync(join(files.data, 'PG_VERSION'))) {
    say('Making the database for the first time.');
    await initialise(server, remembered);
  }

  let started: ChildProcess | undefined;
  let lastHeard = Date.now();
  for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(50)) {
    const running = await readPostmaster(files);

    if (running && (await isAlive(running.pid))) {
      const at = { ...remembered, port: running.port };
      const said = await ask(server, at);
      if (said === 'ready') {
        if (at.port !== remembered.port) await remember(files, at);
        if (running.pid !== started?.pid) say('Taking over the database that was left running.');
        return at;
      }
      if (said === 'starting') lastHeard = Date.now();
      if (Date.now() - lastHeard > silence) {
        say('The database that was left running does not answer: ending it.');
        await endSilent(server, running);
        lastHeard = Date.now();
      }
    } else if (!started || hasEnded(started)) {
      if (started) remembered = await otherPortIfTaken(server, remembered);
      // A number in the file that now belongs to somebody else would make PostgreSQL refuse to start.
      if (running) await rm(join(files.data, 'postmaster.pid'), { force: true });
      started = await launch(server, remembered);
      lastHeard = Date.now();
    }
  }
  throw new Error(
    `PostgreSQL did not start in ${files.data}. The end of its log:\n${await lastLines(files.log)}`,
  );
}

async function otherPortIfTaken({ files }: Server, remembered: Remembered): Promise<Remembered> {
  await wait(200);
  const log = await lastLines(files.log);
  if (!log.includes('could not bind') && !log.includes('could not create any TCP/IP sockets'))
    return remembered;
  const moved = { ...remembered, port: await freePort() };
  await remember(files, moved);
  return moved;
}

/** Holds the folder for this process: the connection's lock is gone the moment we are, however we end. */
async function guard(remembered: Remembered, folder: string): Promise<pg.Client> {
  const client = await open(remembered, 'postgres');
  for (let tries = 0; tries < 30; tries += 1) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
      guardLock,
    ]);
    if (rows[0]?.ours) return client;
    await wait(100);
  }
  await client.end();
  throw new FolderInUse(folder);
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'rukav'`);
  if (!rowCount) await client.query('create database rukav');
}

/**
 * Starts our own PostgreSQL in `folder` and keeps it running: one left by a crash is taken over, one that dies is started
 * again. As root it runs as an unprivileged user. A second start on the same folder is refused with `FolderInUse`.
 */
export async function startEmbedded({
  folder,
  settings = {},
  say = () => {},
}: EmbeddedOptions): Promise<Embedded> {
  const owner = await serverOwner();
  const files = await clusterFilesUnder(folder, owner);
  const binaries = await findBinaries(owner, '/var/lib/rukav');
  const server: Server = { binaries, owner, files, settings };

  const remembered = await ensureRunning(server, say);
  let guardian = await guard(remembered, folder);
  await ensureDatabase(guardian);
  let isStopping = false;

  const keep = (client: pg.Client) => client.once('end', () => void (isStopping || recover()));
  const recover = async () => {
    say('The database is gone: starting it again.');
    for (let pause = 100; !isStopping; pause = Math.min(pause * 2, 5000)) {
      try {
        guardian = await guard(await ensureRunning(server, say), folder);
        keep(guardian);
        say('The database answers again.');
        return;
      } catch (error) {
        say(`The database could not be started again: ${(error as Error).message}`);
        await wait(pause);
      }
    }
  };
  keep(guardian);

  return {
    url: urlOf(remembered, 'rukav'),
    stop: async () => {
      isStopping = true;
      await guardian.end().catch(() => {});
      if (!(await end(server, 'fast'))) await end(server, 'immediate');
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Owner } from './owner.ts';
import type { ClusterFiles, Remembered } from './cluster-files.ts';

/** The database's superuser inside our own server. */
export const user = 'rukav';

/** What the server itself wrote about a running (or once running) process. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** Everything that is needed to run one server. */
export interface Server {
  binaries: Binaries;
  owner: Owner | undefined;
  files: ClusterFiles;
  /** Settings of postgresql.conf beside ours, such as `{ fsync: 'off' }`. */
  settings: Record<string, string>;
}

const identity = ({ owner }: Pick<Server, 'owner'>) => (owner ? { uid: owner.uid, gid: owner.gid } : {});

/** Reads postmaster.pid; undefined when no server runs here, or one was stopped in an orderly way. */
export async function readPostmaster({ data }: ClusterFiles): Promise<Postmaster | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const [pid, , , port] = text?.split('\n') ?? [];
  return pid && port ? { pid: Number(pid), port: Number(port) } : undefined;
}

/** Whether a process is there and is PostgreSQL: after a restart of the machine its number may be somebody else's. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  const [name, state] = await Promise.all([
    readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
  ]);
  const isZombie = state.slice(state.lastIndexOf(')') + 2).startsWith('Z');
  return name.trim() === 'postgres' && !isZombie;
}

function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

const utf8Locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** Makes a cluster beside its place and moves it there, so that a half-made one is never taken for a whole one. */
export async function initialise(
  { binaries, owner, files }: Server,
  { password }: Remembered,
): Promise<void> {
  const half = `${files.data}.${randomBytes(4).toString('hex')}`;
  const secret = `${half}.password`;
  await mkdir(half, { mode: 0o700 });
  await writeFile(secret, `${password}\n`, { mode: 0o600 });
  if (owner) await Promise.all([half, secret].map((path) => chown(path, owner.uid, owner.gid)));

  const initdb = (locale: string) =>
    finished(
      spawn(
        binaries.initdb,
        [
          `--pgdata=${half}`,
          `--username=${user}`,
          `--pwfile=${secret}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale-provider=icu',
          '--icu-locale=und',
          `--locale=${locale}`,
          '--no-instructions',
        ],
        { ...identity({ owner }), cwd: half, env: { ...process.env, LC_MESSAGES: 'C' } },
      ),
    );
  try {
    let { code, output } = await initdb(utf8Locale);
    if (code !== 0) ({ code, output } = await initdb('C'));
    if (code !== 0) throw new Error(`PostgreSQL could not make its data folder ${files.data}:\n${output}`);
    await rename(half, files.data).catch((error: NodeJS.ErrnoException) => {
      // Somebody else made it at the same moment; theirs is as good.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await Promise.all([half, secret].map((path) => rm(path, { recursive: true, force: true })));
  }
}

/** Starts the server. It gets a session of its own: Ctrl-C in a terminal must reach us first, so that we end in order. */
export async function launch({ binaries, owner, files, settings }: Server, { port }: Remembered) {
  const log = await open(files.log, 'a', 0o600);
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '100',
    timezone: 'UTC',
    lc_messages: 'C',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', files.data, ...args], {
    ...identity({ owner }),
    cwd: files.data,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  child.once('error', () => {});
  await log.close();
  return child;
}

/**
 * Ends the server that lives here and waits for it, so many seconds at most; `mode` fast lets it finish its writing,
 * immediate does not. Answers whether it has ended.
 */
export async function end(
  { binaries, owner, files }: Server,
  mode: 'fast' | 'immediate' = 'fast',
  seconds = 20,
): Promise<boolean> {
  const { code } = await finished(
    spawn(binaries.pgCtl, ['stop', '-D', files.data, '-m', mode, '-w', '-t', String(seconds)], {
      ...identity({ owner }),
      cwd: files.data,
    }),
  );
  return code === 0;
}

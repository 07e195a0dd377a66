import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A running store, and how long it took to give its first reply. */
export interface Store {
  origin: string;
  /** The process that was started, and the number of its process group. */
  pid: number;
  /** Resolves when that process has ended; its children may still be ending. */
  hasEnded: Promise<void>;
  /** ms from the command to the first reply. */
  startedIn: number;
  /** Process ids of the whole store: parent, site, backend, PostgreSQL. */
  pids: () => number[];
  /** The process that renders pages. */
  sitePid: () => number;
  /** The site and the backend, with what draws for it, but neither PostgreSQL nor the parent. */
  serverPids: () => number[];
  stop: () => Promise<void>;
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
const parentOf = (pid: number) => Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);

/** Every process below one, itself included. */
export function family(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), parentOf(Number(name)));
    } catch {
      // It ended while we looked.
      continue;
    }
  }
  const below = (pid: number): number[] => [
    pid,
    ...[...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => below(child)),
  ];
  return below(root);
}

async function firstReply(address: string, child: ChildProcess, within: number) {
  const end = performance.now() + within;
  while (performance.now() < end) {
    if (child.exitCode !== null)
      throw new Error(`The store ended with code ${child.exitCode} before its first reply.`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`No reply from ${address} within ${within} ms.`);
}

export interface StoreOptions {
  port: number;
  /** The data folder. */
  data: string;
  /**
   * The clone whose store it is.
   *
   * @default the folder of this process
   */
  folder?: string;
  /**
   * Whether npm starts it, as a newcomer does, or Node itself.
   *
   * @default 'node'
   */
  by?: 'npm' | 'node';
  /**
   * The path that answers once the store runs.
   *
   * @default '/'
   */
  firstPath?: string;
  /** Settings beside those of this process. */
  env?: Record<string, string>;
}

/** Starts the store on a port and a data folder of its own, in a process group of its own. */
export async function startStore({
  port,
  data,
  folder,
  by = 'node',
  firstPath = '/',
  env = {},
}: StoreOptions): Promise<Store> {
  const begun = performance.now();
  const [command, args] = by === 'npm' ? ['npm', ['start']] : ['node', ['scripts/start.ts']];
  const child = spawn(command, args, {
    ...(folder !== undefined && { cwd: folder }),
    env: { ...process.env, PORT: String(port), RUKAV_DATA: data, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  await firstReply(origin + firstPath, child, 180_000);
  const startedIn = performance.now() - begun;
  const pid = child.pid ?? 0;
  const pids = () => family(pid);
  const hasEnded = new Promise<void>((resolve) => child.on('close', () => resolve()));

  return {
    origin,
    pid,
    startedIn,
    pids,
    hasEnded,
    sitePid: () => pids().find((one) => commandOf(one).includes('site/server.ts')) ?? 0,
    serverPids: () =>
      pids().filter((one) => /site\/server\.ts|backend\/src\/main\.ts|drawing-worker/.test(commandOf(one))),
    stop: () => {
      child.kill('SIGTERM');
      return hasEnded;
    },
  };
}

/** Processor time of a process so far, ms, user and system. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * 10;
}

/** Memory of a process, kB; 0 when it has ended since it was listed, as those that draw and those of the database may. */
function memoryOfOne(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ESRCH') return 0;
    throw error;
  }
}

/** Memory of processes, MB; a page that several share is divided among them (PSS). */
export const memoryOf = (pids: readonly number[]) =>
  Math.round(pids.reduce((sum, pid) => sum + memoryOfOne(pid), 0) / 1024);

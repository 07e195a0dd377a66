import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a start leaves for the next one to know. */
interface Instance {
  pid: number;
  /** The processes it has started. */
  children: number[];
}

/** Whether a process runs, and is one of ours: after a crash its number may be somebody else's. */
async function isOurs(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return /(scripts\/(start|dev)|backend\/src\/main|site\/server)\.ts/.test(command);
}

async function read(file: string): Promise<Instance | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Instance);
  } catch {
    return undefined;
  }
}

/** The processes of a start that was killed end by themselves within seconds; those that do not are ended. */
async function endLeftovers(children: readonly number[], say: (sentence: string) => void): Promise<void> {
  const left = async () => {
    const alive = await Promise.all(children.map(isOurs));
    return children.filter((_, index) => alive[index]);
  };
  if ((await left()).length === 0) return;
  say('Waiting for what the last start left behind.');
  for (let tries = 0; tries < 60 && (await left()).length > 0; tries += 1) await wait(250);
  for (const pid of await left()) process.kill(pid, 'SIGKILL');
}

/** The mark of a running instance in its data folder. */
export interface Mark {
  /** Writes down which processes belong to us now. */
  note: (children: readonly number[]) => void;
  remove: () => Promise<void>;
}

/** Marks the folder as ours. Throws when another instance runs on it; ends what a killed one has left. */
export async function markInstance(file: string, say: (sentence: string) => void): Promise<Mark> {
  await mkdir(dirname(file), { recursive: true });
  const last = await read(file);
  if (last && last.pid !== process.pid && (await isOurs(last.pid))) {
    throw new Error(
      `Another instance (process ${last.pid}) already runs on ${dirname(file)}. Stop it first, or set RUKAV_DATA to another folder.`,
    );
  }
  if (last) await endLeftovers(last.children, say);

  const note = (children: readonly number[]) => {
    const half = `${file}.${process.pid}`;
    writeFileSync(half, JSON.stringify({ pid: process.pid, children }));
    renameSync(half, file);
  };
  note([]);
  return { note, remove: () => rm(file, { force: true }) };
}

/** Throws when somebody listens on a port. */
export const ensureFree = (name: string, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${message})`;
      reject(new Error(`Port ${port} ${reason}. Set ${name} to a free one.`));
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
